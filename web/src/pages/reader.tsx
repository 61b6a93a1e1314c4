export const Reader = () => null
