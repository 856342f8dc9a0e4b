import type { FormImage } from "../form-image.ts";

/** The images in the listing's order, and notices about files that were left out. */
export interface ImageListState {
  images: readonly FormImage[];
  notices: readonly string[];
}

export type ImageListStore = ReturnType<typeof createImageListStore>;

export function createImageListStore(images: readonly FormImage[]) {
  let state: ImageListState = { images, notices: [] };
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const setState = (change: Partial<ImageListState>) => {
    state = { ...state, ...change };
    notify();
  };
  return {
    getState: () => state,
    setState,
    notify,
    find: (id: string) => state.images.find((image) => image.id === id),
    updateImage: (id: string, change: Partial<FormImage>) =>
      setState({ images: state.images.map((image) => (image.id === id ? { ...image, ...change } : image)) }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
