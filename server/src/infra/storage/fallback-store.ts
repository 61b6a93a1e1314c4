import type { PictureStore } from './picture-store.ts'

/** While pictures of before are being moved: new ones go to the store, and what still lies on the disk is read there. */
export const fallbackStore = (disk: PictureStore, store: PictureStore): PictureStore => ({
  ...store,
  async put(file, data, signal) {
    await store.put(file, data, signal)
    await disk.remove([file])
  },
  // The disk first: what is moved away meanwhile is in the store by then.
  read: async (file) => (await disk.read(file)) ?? store.read(file),
  async remove(files) {
    await disk.remove(files)
    await store.remove(files)
  },
  removeDrafts: (before, signal) => disk.removeDrafts(before, signal),
  size: async (signal) => (await disk.size(signal)) + (await store.size(signal)),
})
