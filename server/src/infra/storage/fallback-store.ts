import type { PictureStore } from './picture-store.ts'

/** For the time of a move to another store: new pictures go to the store, and the disk is read as a fallback. */
export const fallbackStore = (disk: PictureStore, store: PictureStore): PictureStore => ({
  ...store,
  async put(file, data, signal) {
    await store.put(file, data, signal)
    await disk.remove([file])
  },
  // The disk first: a file that is moved meanwhile is in the store by then.
  read: async (file) => (await disk.read(file)) ?? store.read(file),
  async remove(files) {
    await disk.remove(files)
    await store.remove(files)
  },
  removeDrafts: (before, signal) => disk.removeDrafts(before, signal),
  size: async (signal) => (await disk.size(signal)) + (await store.size(signal)),
})
