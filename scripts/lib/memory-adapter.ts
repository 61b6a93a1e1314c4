type Payload = {
  grantId?: string
  uid?: string
  consumed?: number
}

/** What a provider of single sign-on stores, in memory: shared by all that are made with it. */
export function memoryAdapter() {
  const stored = new Map<string, Payload>()
  return class MemoryAdapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }
    async upsert(id: string, payload: Payload): Promise<void> {
      stored.set(`${this.model} ${id}`, payload)
    }
    async find(id: string): Promise<Payload | undefined> {
      return stored.get(`${this.model} ${id}`)
    }
    async findByUid(uid: string): Promise<Payload | undefined> {
      return [...stored].find(
        ([key, payload]) => key.startsWith(`${this.model} `) && payload.uid === uid,
      )?.[1]
    }
    async consume(id: string): Promise<void> {
      const payload = stored.get(`${this.model} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    }
    async destroy(id: string): Promise<void> {
      stored.delete(`${this.model} ${id}`)
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
    }
  }
}
