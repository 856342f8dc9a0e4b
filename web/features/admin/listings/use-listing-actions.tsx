import { useState } from "react";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { deleteImageUrls } from "#web/features/admin/listing-form/image-url-storage.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { UndoButton } from "#web/ui/admin/undo-button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { deleteListing, restoreListing } from "./listings-api.ts";
import { deleteFailureText, listingMessages, updateFailureText } from "./messages.ts";
import { useRefreshListings } from "./use-refresh-listings.ts";

export type ListingFlags = { is_available: boolean } | { featured: boolean };

/** Runs an action for each listing. Returns those for which it succeeded, and the first error. */
async function runForEach(
  listings: readonly AdminProperty[],
  action: (listing: AdminProperty) => Promise<void>,
): Promise<{ done: AdminProperty[]; error: unknown }> {
  const results = await Promise.allSettled(listings.map(action));
  return {
    done: listings.filter((_, index) => results[index]?.status === "fulfilled"),
    error: results.find((result) => result.status === "rejected")?.reason,
  };
}

/** Actions of the list. Each shows a toast with its result; a failed one changes nothing. */
export function useListingActions() {
  const refresh = useRefreshListings();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const runBusy = async (listings: readonly AdminProperty[], action: () => Promise<void>) => {
    const uuids = listings.map(({ uuid }) => uuid);
    setBusy((before) => new Set([...before, ...uuids]));
    await action();
    setBusy((before) => new Set([...before].filter((uuid) => !uuids.includes(uuid))));
  };
  const refreshChanged = (changed: readonly AdminProperty[]) =>
    refresh(changed.length === 1 ? changed[0]?.uuid : undefined);

  const restore = (listings: readonly AdminProperty[]) =>
    runBusy(listings, async () => {
      const { done, error } = await runForEach(listings, ({ uuid }) => restoreListing(uuid));
      if (done.length > 0) refreshChanged(done);
      if (error === undefined) showToast({ tone: "good", ...listingMessages.restored(done.length) });
      else showToast({ tone: "bad", ...updateFailureText(error) });
    });

  const remove = (listings: readonly AdminProperty[]) =>
    runBusy(listings, async () => {
      const { done, error } = await runForEach(listings, ({ kind, uuid }) => deleteListing(kind, uuid));
      for (const { uuid } of done) deleteImageUrls(uuid);
      const left = listings.filter((listing) => !done.includes(listing)).map(({ uuid }) => uuid);
      const doneIds = done.map(({ uuid }) => uuid);
      setFailed((before) => new Set([...[...before].filter((uuid) => !doneIds.includes(uuid)), ...left]));
      const undo = done.length > 0 ? <UndoButton onUndo={() => restore(done)} /> : undefined;
      if (error === undefined) showToast({ tone: "good", ...listingMessages.deleted(done.length), action: undo });
      else showToast({ tone: "bad", ...deleteFailureText(error, done.length), action: undo });
      if (done.length > 0) refreshChanged(done);
    });

  const setFlags = (listings: readonly AdminProperty[], flags: ListingFlags, isUndo = false): Promise<void> =>
    runBusy(listings, async () => {
      try {
        const uuids = listings.map(({ uuid }) => uuid);
        await apiSend(adminCatalogueEndpoints.bulkUpdateProperties, { body: { uuids, ...flags } });
        const changed = listings.filter((listing) => !hasFlags(listing, flags));
        const isUndoable = !isUndo && listings.length > 1 && changed.length > 0;
        showToast({
          tone: "good",
          ...listingMessages.updated,
          action: isUndoable ? <UndoButton onUndo={() => setFlags(changed, invert(flags), true)} /> : undefined,
        });
        refreshChanged(listings);
      } catch (error) {
        showToast({ tone: "bad", ...updateFailureText(error) });
      }
    });

  return {
    /** The ids of listings with a running action. */
    busy,
    /** The ids of listings that could not be deleted. */
    failed,
    /** Moves listings to the bin. The toast can undo it. */
    remove,
    restore,
    /** Sets flags. For several listings, the toast can undo it. */
    setFlags: (listings: readonly AdminProperty[], flags: ListingFlags) => setFlags(listings, flags),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;

const hasFlags = (listing: AdminProperty, flags: ListingFlags): boolean =>
  "featured" in flags ? listing.featured === flags.featured : listing.is_available === flags.is_available;

const invert = (flags: ListingFlags): ListingFlags =>
  "featured" in flags ? { featured: !flags.featured } : { is_available: !flags.is_available };
