/** An app on the home screen of an iPhone loses its wake lock before iOS 18.4. */
const isBrokenOnHomeScreen = (): boolean => {
  const isOnHomeScreen = (navigator as { standalone?: boolean }).standalone === true
  const [, major = '99', minor = '0'] = /OS (\d+)[_.](\d+)/.exec(navigator.userAgent) ?? []
  return isOnHomeScreen && (Number(major) < 18 || (Number(major) === 18 && Number(minor) < 4))
}

/** Whether the screen stays on while a book is read. */
export const staysAwake = (): boolean => 'wakeLock' in navigator && !isBrokenOnHomeScreen()
