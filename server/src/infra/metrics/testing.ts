type Sample = { name: string; labels: Record<string, string>; value: number }

const line = /^([a-z_][a-z\d_]*)(?:\{(.*)\})? (\S+)$/i

/** Parses the Prometheus text format. @throws on an invalid line */
export function parseMetrics(text: string) {
  const samples: Sample[] = text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, name, labels = '', value] = line.exec(row) ?? []
      if (!name || !value || (Number.isNaN(Number(value)) && !/^nan$/i.test(value)))
        throw new Error(`No sample: ${row}`)
      const pairs = [...labels.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, said]) => [key, said])
      return { name, labels: Object.fromEntries(pairs), value: Number(value) }
    })
  return {
    /** The value of the single sample with these labels among others. @throws if there are several */
    find(name: string, labels: Record<string, string> = {}): number | undefined {
      const found = samples.filter(
        (sample) =>
          sample.name === name && Object.entries(labels).every(([key, said]) => sample.labels[key] === said),
      )
      if (found.length > 1) throw new Error(`${found.length} samples of ${name}`)
      return found[0]?.value
    },
    /** All values of a label, sorted. */
    labels: (name: string, label: string): string[] =>
      [
        ...new Set(samples.flatMap((sample) => (sample.name === name ? (sample.labels[label] ?? []) : []))),
      ].toSorted(),
  }
}
