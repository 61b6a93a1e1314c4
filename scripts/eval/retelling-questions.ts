/** Questions for a human reader who did not write the texts. */
export const retellingQuestions = `What figures do not say, a reader does: who did not write the texts, gets them without labels and mixed with others, and
answers for each book, page by page.

  1. Retell it in five sentences: what does the hero want, why does it not work, what changes, how is it solved?
     The tale's own plan says whether that is right: want, cause, means and change.
  2. Which pages come from nowhere: nothing before leads to them?
  3. Which sentences could be deleted without anybody noticing?
  4. How was the trouble overcome, and was it the hero who did it? Where is that unclear?
  5. Who speaks, who is meant by each "she", "he" and "it"? Where is that unclear?
  6. Who or what turns up without having been introduced?
  7. Does anybody say the moral? Does the last page rest?
  8. From 1 to 5: clarity, causality, character, language, warmth, ending, and would you read it again tomorrow?
  9. For each picture, beside its page: does it show what the page tells? Is something named that is missing, does
     somebody do another's deed, is anything cut off or a face covered?`
