// TypeScript from the server's schemas: one file for each, in src/generated.
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const folder = new URL('../src/generated/', import.meta.url)
const schemas = JSON.parse(await readFile(new URL('schemas.json', folder), 'utf8'))

// An object of which the schema says nothing may hold anything.
function open(part) {
  if (part === null || typeof part !== 'object') return
  if (part.type === 'object' && !part.properties) part.additionalProperties ??= true
  Object.values(part).forEach(open)
}

for (const [name, schema] of Object.entries(schemas)) {
  open(schema)
  const text = await compile(schema, name, {
    additionalProperties: false,
    bannerComment: '// Made by the build from the schemas of the server.',
    unreachableDefinitions: true,
    format: false,
    ignoreMinAndMaxItems: true,
  })
  await writeFile(new URL(`${name}.ts`, folder), text)
}
