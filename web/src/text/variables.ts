/** The variables in a pattern of a Fluent message. */
export function variables(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return []
  if ('type' in part && part.type === 'var' && 'name' in part) return [String(part.name)]
  return [...new Set(Object.values(part).flatMap(variables))]
}
