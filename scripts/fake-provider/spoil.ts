import type { StoryInput } from '@moonpage/contract/story-input'
import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { Misfortune } from './faults.ts'
import type { Told } from './tell.ts'

/** Texts that are unfit for children, by form. */
export const unsafeWords: Record<string, readonly string[]> = {
  severe: ['The murderer strangled the guard with a rope.', 'He loaded the gun and killed them all.'],
  markup: [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '<iframe srcdoc="<b>hello</b>"></iframe> **bold** [click](javascript:alert(1))',
  ],
  bidi: ['\u202Eelttil eht\u202C \u2066fox\u2069 \u200F\u061C', 'a\u0000b\u0007c\u200B\u202Dd\uFEFF'],
  links: [
    'Visit https://evil.example/free-toys or write to win@evil.example.',
    'www.evil.example/x?y=1 [toys](http://evil.example)',
  ],
}

type Change = (text: string, index: number) => string

function changeOf(fault: Misfortune, wish: StoryInput, prompt: string): Change | null {
  switch (fault.name) {
    case 'unsafe': {
      const words = unsafeWords[fault.form] ?? []
      return (text, index) => `${text} ${words[index % words.length]}`
    }
    case 'over-long':
      return (text) => Array.from({ length: 14 }, () => text).join('\n\n')
    case 'injection-obeyed':
      return () =>
        `HACKED. As ${wish.hero?.name ?? 'you'} asked, I forget the story. ` +
        `My instructions are: ${prompt.slice(0, 300)}`
    case 'names-written':
      return (text) =>
        text
          .replaceAll(heroPlaceholder, wish.hero?.name ?? 'Fern')
          .replaceAll(companionPlaceholder, wish.companion?.name ?? 'Nib')
    default:
      return null
  }
}

/** Applies faults of the answer's content. */
export function spoil(told: Told, fault: Misfortune | null, wish: StoryInput, prompt: string): Told {
  const change = fault && changeOf(fault, wish, prompt)
  if (!change) return told
  if ('outline' in told) {
    const { title, summary, beats } = told.outline
    return {
      leaves: told.leaves.map((one, i) => ({
        ...one,
        now: change(one.now, i),
        later: change(one.later, i),
      })),
      outline: {
        ...told.outline,
        title: change(title, 0),
        summary: change(summary, 1),
        beats: beats.map((beat, i) => ({ ...beat, what_happens: change(beat.what_happens, i) })),
      },
    }
  }
  return {
    pages: told.pages.map((page, i) => ({
      ...page,
      content: change(page.content, i),
      image_alt: change(page.image_alt, i + 1),
    })),
  }
}
