/** JSON Schema of views, as far as the plain board reads it. */

export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  type?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  minimum?: number
  maximum?: number
}

/** A place in a schema; `null` where nothing is known, as in previews. */
export class Node {
  constructor(
    readonly schema: Schema,
    readonly nullable: boolean,
    private readonly defs: Record<string, Schema>,
  ) {}

  static root(schema: Schema): Node {
    return Node.of(schema, schema.$defs ?? {})
  }

  private static of(schema: Schema, defs: Record<string, Schema>, nullable = false): Node {
    if (schema.$ref) return Node.of(defs[schema.$ref.split('/').at(-1)!] ?? {}, defs, nullable)
    if (schema.anyOf) {
      const some = schema.anyOf.filter((one) => one.type !== 'null')
      if (some.length === 1) return Node.of(some[0], defs, nullable || some.length < schema.anyOf.length)
    }
    return new Node(schema, nullable, defs)
  }

  get items(): Node | null {
    return this.schema.items ? Node.of(this.schema.items, this.defs) : null
  }

  /** What a key of a mapping holds; null when this is no mapping. */
  get values(): Node | null {
    const { additionalProperties: values } = this.schema
    return typeof values === 'object' ? Node.of(values, this.defs) : null
  }

  property(name: string): Node | null {
    const found = this.schema.properties?.[name]
    return found ? Node.of(found, this.defs) : null
  }

  /** An object of nothing but numbers, words and flags: a card, a tile, a die. */
  get isFlat(): boolean {
    const fields = Object.keys(this.schema.properties ?? {})
    const scalars = ['string', 'integer', 'number', 'boolean']
    return fields.length > 0 && fields.every((one) => scalars.includes(this.property(one)!.schema.type ?? ''))
  }
}

const schemas = new Map<string, Node>()

export const schemaOf = (game: string): Node | null => schemas.get(game) ?? null

export function keepSchema(game: string, schema: object): void {
  schemas.set(game, Node.root(schema as Schema))
}
