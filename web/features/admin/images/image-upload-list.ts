import { imageLimits } from "#contract/images/image-limits.ts";
import { ApiError, isUnauthorized, NetworkError } from "#web/lib/api/api-error.ts";
import {
  type FormImage,
  type FormImageState,
  type ImageUploadListState,
  isSettled,
  moveItem,
  type OrderedImage,
  type PendingUpload,
} from "./form-image.ts";
import { ImageError } from "./image-error.ts";
import { imageMessages } from "./image-messages.ts";
import type { ImageUploadStore, SavedImageUpload } from "./image-upload-store.ts";
import type { PreparedImage } from "./prepare-image.ts";

/** What the tray needs from the browser. */
export interface UploadCapabilities {
  prepare: (file: Blob) => Promise<PreparedImage>;
  /** Sends the picture itself (`part` 0) or a smaller version, telling how much of it has gone (0 to 1). */
  send: (uploadId: string, part: number, picture: PreparedImage, options: UploadPartOptions) => Promise<unknown>;
  keeper: ImageUploadStore;
  newId: () => string;
  preview: (blob: Blob) => string;
  forget: (address: string) => void;
  /** Waits a number of milliseconds, less when the connection comes back or the signal is aborted. */
  pause: (milliseconds: number, stop: AbortSignal) => Promise<void>;
  now: () => number;
  /** The id of the account that is signed in. */
  account: () => string | undefined;
}

export interface UploadPartOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A picture that is part of the listing already. */
export interface ExistingImage {
  id: string;
  alt: string;
  preview: string;
}

/** Several at once share a phone's line badly; one alone waits for every answer. */
const atOnce = 2;
const longestPause = 30_000;
/** The server lets go of what no listing has taken after 48 hours; well before, it is sent again. */
const trustedFor = 40 * 3_600_000;

export type ImageUploadList = ReturnType<typeof createImageUploadList>;

/**
 * The pictures of one form: chosen in batches, prepared and sent two at a time, each by itself, tried again when the line
 * breaks, kept on this phone until `joined`. The order is the listing's; the first is the cover.
 */
export function createImageUploadList(form: string, stored: readonly ExistingImage[], means: UploadCapabilities) {
  let view: ImageUploadListState = { pictures: stored.map(asStored), notices: [] };
  let running = 0;
  let closed = false;
  const under = new Map<string, PendingUpload>();
  const listeners = new Set<() => void>();

  const show = (change: Partial<ImageUploadListState>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const edit = (id: string, change: Partial<FormImage>) =>
    show({ pictures: view.pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)) });
  const enter = (id: string, state: FormImageState) => edit(id, { state });

  const take = (kept: SavedImageUpload) => {
    under.set(kept.id, { kept, stop: new AbortController(), tries: 0 });
    const arrived = kept.prepared && kept.arrived.length > kept.prepared.variants.length;
    const picture: FormImage = {
      id: kept.id,
      uploadId: kept.uploadId,
      name: kept.name,
      alt: kept.alt,
      preview: kept.prepared && means.preview(smallest(kept.prepared)),
      state: arrived ? { name: "sent" } : { name: "waiting", for: "turn" },
    };
    show({ pictures: [...view.pictures, picture] });
  };

  const goOn = () => {
    while (running < atOnce && !closed) {
      const next = view.pictures.find(({ state }) => state.name === "waiting" && state.for === "turn");
      const picture = next && under.get(next.id);
      if (!picture) return;
      running += 1;
      // It has its place from here on, before anything of it has happened.
      enter(picture.kept.id, { name: "preparing" });
      bring(picture)
        .catch((error: unknown) => fail(picture, error))
        .finally(() => {
          running -= 1;
          goOn();
        });
    }
  };

  const bring = async (picture: PendingUpload) => {
    const { kept, stop } = picture;
    if (!kept.prepared) {
      kept.prepared = await means.prepare(kept.chosen ?? new Blob());
      kept.chosen = undefined;
      if (stop.signal.aborted) return;
      edit(kept.id, { preview: means.preview(smallest(kept.prepared)) });
      await means.keeper.save(kept);
    }
    const { prepared } = kept;
    const sizes = new Map([
      [0, prepared.file.size],
      ...prepared.variants.map(({ width, blob }) => [width, blob.size] as const),
    ]);
    const all = sum([...sizes.values()]);
    for (const [part, size] of sizes) {
      if (kept.arrived.includes(part)) continue;
      const before = sum(kept.arrived.map((width) => sizes.get(width) ?? 0));
      const onProgress = (share: number) => {
        if (!stop.signal.aborted) enter(kept.id, { name: "sending", progress: (before + share * size) / all });
      };
      onProgress(0);
      await means.send(kept.uploadId, part, prepared, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      kept.arrived.push(part);
      picture.tries = 0;
      await means.keeper.save(kept);
    }
    enter(kept.id, { name: "sent" });
  };

  const fail = (picture: PendingUpload, error: unknown) => {
    const { kept, stop } = picture;
    if (stop.signal.aborted || closed) return;
    if (error instanceof ApiError && error.status === 409 && picture.tries === 0) {
      // Somebody's picture has this id already: the same picture goes under another.
      picture.tries = 1;
      kept.uploadId = means.newId();
      kept.arrived = [];
      edit(kept.id, { uploadId: kept.uploadId, state: { name: "waiting", for: "turn" } });
    } else if (isPassing(error)) {
      picture.tries += 1;
      enter(kept.id, { name: "waiting", for: "signal" });
      means.pause(Math.min(longestPause, 1000 * 2 ** picture.tries), stop.signal).then(() => again(kept.id));
    } else enter(kept.id, { name: "failed", message: messageOf(error) });
  };

  /** Back into the row, when it still stands beside it. */
  const again = (id: string) => {
    const picture = view.pictures.find((one) => one.id === id);
    const waits = picture?.state.name === "waiting" && picture.state.for === "signal";
    if (!picture || closed || !(waits || picture.state.name === "failed")) return;
    enter(id, { name: "waiting", for: "turn" });
    goOn();
  };

  /** What the server has let go of, or has from another account, is sent again. */
  const fresh = (kept: SavedImageUpload): SavedImageUpload => {
    const owner = means.account();
    if (kept.owner !== owner) return { ...kept, owner, uploadId: means.newId(), arrived: [] };
    return means.now() - kept.since > trustedFor ? { ...kept, arrived: [] } : kept;
  };

  const removed = (ids: readonly string[]) => {
    for (const id of ids) {
      under.get(id)?.stop.abort();
      under.delete(id);
      const address = view.pictures.find((picture) => picture.id === id)?.preview;
      if (address?.startsWith("blob:")) means.forget(address);
    }
    show({ pictures: view.pictures.filter(({ id }) => !ids.includes(id)) });
    return means.keeper.delete(ids);
  };

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes as many of the files as there is room for, and says what became of the others. */
    add: (files: readonly File[]) => {
      const pictures = files.filter((file) => !file.type || file.type.startsWith("image/"));
      const others = files.filter((file) => !pictures.includes(file));
      const room = imageLimits.perListing - view.pictures.length;
      const notices = others.map(({ name }) => `${name}: ${imageMessages.notPicture}`);
      if (pictures.length > room) notices.push(imageMessages.tooMany(pictures.length - room));
      for (const [at, file] of pictures.slice(0, Math.max(0, room)).entries()) {
        const kept: SavedImageUpload = {
          id: means.newId(),
          form,
          uploadId: means.newId(),
          owner: means.account(),
          name: file.name,
          alt: "",
          chosen: file,
          arrived: [],
          since: means.now() + at,
        };
        take(kept);
        means.keeper.save(kept);
      }
      show({ notices });
      goOn();
    },
    /**
     * Puts back what was chosen before a reload, in the order given; what it does not name comes last.
     * @param start the listing's pictures when that order began: of those, what the order leaves out was removed, and
     * where it changes nothing the listing's pictures stay as they are now
     */
    restore: async (order: readonly OrderedImage[], start: readonly OrderedImage[]) => {
      const known = new Set(view.pictures.map(({ id }) => id));
      for (const kept of await means.keeper.list(form)) {
        if (known.has(kept.id) || closed) continue;
        take(fresh(kept));
      }
      show({ pictures: putBack(view.pictures, order, start) });
      goOn();
    },
    move: (id: string, to: number) =>
      show({
        pictures: moveItem(
          view.pictures,
          view.pictures.findIndex((picture) => picture.id === id),
          to,
        ),
      }),
    setAlt: (id: string, alt: string) => edit(id, { alt }),
    /** Takes a picture out; one that is on its way is stopped. */
    remove: (id: string) => removed([id]),
    retry: again,
    /** All that wait for a connection try now. */
    retryAll: () => {
      for (const { id, state } of view.pictures) if (state.name === "waiting" && state.for === "signal") again(id);
    },
    clearNotices: () => show({ notices: [] }),
    /** Resolves once every picture has arrived or has failed for good. */
    settled: () =>
      new Promise<readonly FormImage[]>((resolve) => {
        const look = () => {
          if (!closed && !view.pictures.every(isSettled)) return;
          listeners.delete(look);
          resolve(view.pictures);
        };
        listeners.add(look);
        look();
      }),
    /** What was chosen belongs to a listing now, or nobody wants it: this phone lets go of it, and the stored are back. */
    reset: async () => {
      await removed([...under.keys()]);
      show({ pictures: stored.map(asStored), notices: [] });
    },
    /** Stops without letting go: the form is left, what is kept goes on when it is opened again. */
    close: () => {
      closed = true;
      for (const { stop } of under.values()) stop.abort();
      for (const { preview } of view.pictures) if (preview?.startsWith("blob:")) means.forget(preview);
      for (const listener of [...listeners]) listener();
    },
  };
}

function putBack(pictures: readonly FormImage[], order: readonly OrderedImage[], start: readonly OrderedImage[]) {
  const place = new Map(order.map(({ id }, at) => [id, at]));
  const typed = new Map(order.map(({ id, alt }) => [id, alt]));
  const before = new Map(start.map(({ id, alt }) => [id, alt]));
  const left = pictures
    .filter(({ id }) => place.has(id) || !before.has(id))
    .map((picture) => {
      const alt = typed.get(picture.id);
      return alt === undefined || alt === before.get(picture.id) ? picture : { ...picture, alt };
    });
  if (order.every(({ id }, at) => start[at]?.id === id)) return left;
  const placeOf = ({ id }: FormImage) => place.get(id) ?? order.length;
  return left.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function asStored({ id, alt, preview }: ExistingImage): FormImage {
  return { id, uploadId: id, name: "", alt, preview, state: { name: "stored" } };
}

const smallest = ({ file, variants }: PreparedImage) => variants[0]?.blob ?? file;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** No answer, a busy or failing server: the same will go through later. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429 || error.status === 408;
  return error instanceof NetworkError;
}

function messageOf(error: unknown): string {
  if (error instanceof ImageError) return error.message;
  if (isUnauthorized(error)) return imageMessages.signedOut;
  return (error instanceof ApiError && error.detail) || imageMessages.refused;
}
