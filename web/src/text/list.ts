/** A word and what is said about it: French has a narrow space before the colon. */
export const labelled = (language: string, label: string, text: string) =>
  `${label}${language === 'fr' ? '\u202f' : ''}: ${text}`

/** Lists as a language writes them: a, b and c. Python's Text.listed writes the same. */
const made: Record<string, Intl.ListFormat> = {}

export function listed(language: string, items: string[]): string {
  // British English has no comma before the last one.
  const locale = language === 'en' ? 'en-GB' : language
  const format = (made[language] ??= new Intl.ListFormat(locale, { type: 'conjunction' }))
  return format.format(items)
}
