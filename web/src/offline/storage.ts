/** The logs of tables in the browser's database. An entry is there for good before anybody sees it. */

export type Row = [seq: number, at: number, key: string | null, entry: string]
interface Entry {
  table: string
  seq: number
  at: number
  key: string | null
  entry: string
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })
}

export class Storage {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Storage> {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
      opening.result.createObjectStore('kept')
    }
    return new Storage(await done(opening))
  }

  /** What is kept, and the number of the last entry of each table. */
  async start(): Promise<{ kept: Record<string, string>; logs: Record<string, number> }> {
    const reading = this.database.transaction(['entries', 'kept'])
    const [names, values, entries] = await Promise.all([
      done(reading.objectStore('kept').getAllKeys()),
      done(reading.objectStore('kept').getAll() as IDBRequest<string[]>),
      done(reading.objectStore('entries').getAllKeys()),
    ])
    return {
      kept: Object.fromEntries(names.map((name, at) => [String(name), values[at]])),
      logs: Object.fromEntries(entries as [string, number][]), // in the order of their numbers: the last one stays
    }
  }

  /** Store an entry. Fails if there is one with this number. */
  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction('entries', 'readwrite', { durability: 'strict' })
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error ?? new Error('storage'))
      writing.objectStore('entries').add(entry)
    })
  }

  async read(table: string): Promise<Row[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity])
    const store = this.database.transaction('entries').objectStore('entries')
    const found = await done(store.getAll(range) as IDBRequest<Entry[]>)
    return found.map(({ seq, at, key, entry }) => [seq, at, key, entry])
  }

  /** Keep a small text. Everything in these can be made again from the logs, except the person. */
  keep(name: string, value: string): void {
    this.database.transaction('kept', 'readwrite').objectStore('kept').put(value, name)
  }
}
