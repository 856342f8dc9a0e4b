import { imageLimits } from "#shared/images/image-limits.ts";
import {
  type ExistingImage,
  type FormImage,
  isSettled,
  isWaitingForConnection,
  type OrderedImage,
  toFormImage,
} from "../form-image.ts";
import { imageMessages } from "../image-messages.ts";
import { mayBePhoto } from "../photo-types.ts";
import { describePrepared } from "./describe-prepared.ts";
import { createImageListStore } from "./image-list-store.ts";
import type { SavedImageUpload } from "./image-upload-store.ts";
import { rebaseImages } from "./rebase-images.ts";
import { restoreOrder } from "./restore-order.ts";
import type { UploadCapabilities } from "./upload-capabilities.ts";
import { createUploadQueue } from "./upload-queue.ts";

/** The server deletes uploads that no listing uses after 48 hours. Older ones than this are sent again. */
const serverRetention = 40 * 3_600_000;

export type ImageUploadList = ReturnType<typeof createImageUploadList>;

/**
 * The images of one form, in the order of the listing; the first is the cover. New images are uploaded in the background
 * and stored in this browser until `reset`.
 */
export function createImageUploadList(
  form: string,
  existing: readonly ExistingImage[],
  capabilities: UploadCapabilities,
) {
  let listingImages = existing;
  const list = createImageListStore(listingImages.map(toFormImage));
  const queue = createUploadQueue(list, capabilities);

  const addUpload = (saved: SavedImageUpload) => {
    queue.add(saved);
    const isComplete = saved.prepared && saved.arrived.length > saved.prepared.variants.length;
    const image: FormImage = {
      id: saved.id,
      uploadId: saved.uploadId,
      name: saved.name,
      alt: saved.alt,
      focus: null,
      ...describePrepared(saved.prepared, capabilities),
      state: isComplete ? { name: "sent" } : { name: "waiting", for: "queue" },
    };
    list.setState({ images: [...list.getState().images, image] });
  };

  /** Marks an upload as not sent when the server may have deleted it. */
  const renewIfExpired = (saved: SavedImageUpload): SavedImageUpload =>
    capabilities.now() - saved.since > serverRetention ? { ...saved, arrived: [] } : saved;

  const revokePreviews = ({ preview, cardPreview }: FormImage) => {
    for (const url of [preview, cardPreview]) if (url?.startsWith("blob:")) capabilities.revokePreview(url);
  };

  const removeImages = (ids: readonly string[]) => {
    const { images } = list.getState();
    for (const id of ids) queue.cancel(id);
    images.filter(({ id }) => ids.includes(id)).forEach(revokePreviews);
    list.setState({ images: images.filter(({ id }) => !ids.includes(id)) });
    return capabilities.store.delete(ids);
  };

  const startUpload = (file: File, index: number) => {
    const saved: SavedImageUpload = {
      id: capabilities.newId(),
      form,
      uploadId: capabilities.newId(),
      owner: capabilities.userId(),
      name: file.name,
      alt: "",
      chosen: file,
      arrived: [],
      // The index keeps files of one batch in order.
      since: capabilities.now() + index,
    };
    addUpload(saved);
    capabilities.store.save(saved);
  };

  return {
    getState: list.getState,
    subscribe: list.subscribe,
    /** Adds as many images as a listing can have. Notices name the files that were left out. */
    add: (files: readonly File[]) => {
      const imageFiles = files.filter(({ type }) => mayBePhoto(type));
      const otherFiles = files.filter((file) => !imageFiles.includes(file));
      const room = Math.max(0, imageLimits.perListing - list.getState().images.length);
      const notices = otherFiles.map(({ name }) => `${name}: ${imageMessages.notImage}`);
      if (imageFiles.length > room) notices.push(imageMessages.tooMany(imageFiles.length - room));
      imageFiles.slice(0, room).forEach(startUpload);
      list.setState({ notices });
      queue.startNext();
    },
    /** Returns whether this browser has stored all new images. */
    areStored: async () => {
      const savedIds = new Set((await capabilities.store.list(form)).map(({ id }) => id));
      return queue.ids().every((id) => savedIds.has(id));
    },
    /** Restores the uploads stored in this browser and the order of a draft. See `restoreOrder`. */
    restore: async (draft: readonly OrderedImage[], start: readonly OrderedImage[]) => {
      const currentIds = new Set(list.getState().images.map(({ id }) => id));
      const own = (await capabilities.store.list(form)).filter(({ owner }) => owner === capabilities.userId());
      for (const saved of own) {
        if (!currentIds.has(saved.id) && !queue.isClosed()) addUpload(renewIfExpired(saved));
      }
      list.setState({ images: restoreOrder(list.getState().images, draft, start) });
      queue.startNext();
    },
    /** Moves an image to a position; one outside of the list means its nearest end. */
    move: (id: string, position: number) => {
      const { images } = list.getState();
      const image = list.find(id);
      if (!image) return;
      const index = Math.max(0, Math.min(images.length - 1, position));
      const others = images.filter((other) => other !== image);
      list.setState({ images: [...others.slice(0, index), image, ...others.slice(index)] });
    },
    setFocus: (id: string, focus: string | null) => list.updateImage(id, { focus }),
    setAlt: (id: string, alt: string) => list.updateImage(id, { alt }),
    /** Removes an image. Its upload is aborted. */
    remove: (id: string) => removeImages([id]),
    retry: queue.retry,
    /** Retries all images that wait for a connection. */
    retryAll: () => {
      for (const image of list.getState().images) if (isWaitingForConnection(image)) queue.retry(image.id);
    },
    findPrepared: queue.findPrepared,
    clearNotices: () => list.setState({ notices: [] }),
    /** Resolves once every image is uploaded or has failed for good, or when the signal is aborted. */
    waitUntilSettled: (signal?: AbortSignal) =>
      new Promise<readonly FormImage[]>((resolve) => {
        const check = () => {
          const { images } = list.getState();
          if (!signal?.aborted && !queue.isClosed() && !images.every(isSettled)) return;
          unsubscribe();
          signal?.removeEventListener("abort", check);
          resolve(images);
        };
        const unsubscribe = list.subscribe(check);
        signal?.addEventListener("abort", check);
        check();
      }),
    /** Sets the images that the listing has now. The list stays as it is. */
    setExisting: (images: readonly ExistingImage[]) => {
      listingImages = images;
    },
    /**
     * Applies a choice between the images of the form and those that the listing has now. Images that the listing no longer
     * has are left out.
     * @param opened the images of the version that the user changed
     */
    rebase: async (choice: "yours" | "theirs" | "both", opened: readonly OrderedImage[]) => {
      const { images } = list.getState();
      const rebased = rebaseImages(choice, images, listingImages.map(toFormImage), opened);
      const remaining = new Set(rebased.map(({ id }) => id));
      await removeImages(queue.ids().filter((id) => !remaining.has(id)));
      list.setState({ images: rebased });
    },
    /** Deletes all new images and shows the listing's own again. */
    reset: async () => {
      await removeImages(queue.ids());
      list.setState({ images: listingImages.map(toFormImage), notices: [] });
    },
    /** Stops the uploads. They continue when the form is opened again. */
    close: () => {
      queue.close();
      list.getState().images.forEach(revokePreviews);
      list.notify();
    },
  };
}
