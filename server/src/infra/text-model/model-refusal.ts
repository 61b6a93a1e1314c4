/** Whether the text itself is a refusal, sent without the protocol's refusal field. */
export const isRefusal = (text: string): boolean =>
  /^\W*(?:(?:i[’']?m|i am)\s+(?:really\s+|very\s+)?(?:sorry|unable|not able)|sorry|i\s+(?:cannot|can[’']?t|won[’']?t|will not)\b)/i.test(
    text,
  )
