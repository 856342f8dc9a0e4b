import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { deleteListing, restoreListing, updateListing } from "#web/admin/features/shared/listings/listings-api.ts";
import {
  deleteFailureText,
  listingMessages,
  type ToastText,
  updateFailureText,
} from "#web/admin/features/shared/listings/messages.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { deleteImageUrls } from "#web/admin/lib/images/image-url-storage.ts";
import { UndoButton } from "#web/admin/ui/undo-button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import {
  type BulkChange,
  changeListings,
  confirmListings,
  type ListingStatusChange,
  type PriceQuestion,
  readPriceQuestions,
  undoChange,
} from "./bulk/bulk-change.ts";
import { bulkChangeText, confirmedText, statusChangeText, undoFailureText, undoneText } from "./bulk/bulk-messages.ts";

export type ListingFlags = { is_available: boolean } | { featured: boolean };

const getIds = (listings: readonly AdminProperty[]) => listings.map(({ uuid }) => uuid);

/** Actions of the list. Each shows a toast with its result; a failed one changes nothing. */
export function useListingActions() {
  const refresh = useRefreshListings();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  /**
   * Runs an action while its listings are busy, then refreshes the lists. Shows a toast if it fails.
   * @returns whether it succeeded
   */
  const run = async (
    listings: readonly AdminProperty[],
    action: () => Promise<void>,
    failureText: (error: unknown) => ToastText = updateFailureText,
  ) => {
    const uuids = getIds(listings);
    setBusy((before) => new Set([...before, ...uuids]));
    let isDone = false;
    try {
      await action();
      isDone = true;
      refresh(uuids.length === 1 ? uuids[0] : undefined);
    } catch (error) {
      showToast({ tone: "bad", ...failureText(error) });
    }
    setBusy((before) => new Set([...before].filter((uuid) => !uuids.includes(uuid))));
    return isDone;
  };

  const undo = (listings: readonly AdminProperty[], token: string, doneText?: ToastText) =>
    run(
      listings,
      async () => {
        const result = await undoChange(token);
        const text = doneText && result.skipped.length === 0 ? doneText : undoneText(result);
        showToast({ tone: "good", ...text });
      },
      undoFailureText,
    );
  const showUndoable = (text: ToastText, token: string | null, onUndo: (token: string) => void) =>
    showToast({ tone: "good", ...text, action: token ? <UndoButton onUndo={() => onUndo(token)} /> : undefined });

  const restore = (listings: readonly AdminProperty[]) =>
    run(listings, async () => {
      for (const { uuid } of listings) await restoreListing(uuid);
      showToast({ tone: "good", ...listingMessages.restored(listings.length) });
    });

  const remove = (listings: readonly AdminProperty[]) => {
    const [first] = listings;
    const uuids = getIds(listings);
    const deleted = listingMessages.deleted(listings.length);
    const markFailed = (hasFailed: boolean) =>
      setFailed((before) => new Set([...[...before].filter((id) => !uuids.includes(id)), ...(hasFailed ? uuids : [])]));
    return run(
      listings,
      async () => {
        if (listings.length === 1 && first) {
          await deleteListing(first.kind, first.uuid);
          showToast({ tone: "good", ...deleted, action: <UndoButton onUndo={() => restore([first])} /> });
        } else {
          const { undo: token } = await changeListings(uuids, { deleted: true });
          showUndoable(deleted, token, (it) => undo(listings, it, listingMessages.restored(listings.length)));
        }
        for (const uuid of uuids) deleteImageUrls(uuid);
        markFailed(false);
      },
      (error) => {
        markFailed(true);
        return deleteFailureText(error);
      },
    );
  };

  return {
    /** The ids of listings with a running action. */
    busy,
    /** The ids of listings that could not be deleted. */
    failed,
    /** Moves listings to the bin, all or none. The toast can undo it. */
    remove,
    restore,
    /** Changes listings, all or none. The toast can undo it. */
    change: (listings: readonly AdminProperty[], change: BulkChange) =>
      run(listings, async () => {
        const result = await changeListings(getIds(listings), change);
        showUndoable(bulkChangeText(change, result), result.undo, (token) => undo(listings, token));
      }),
    /** Changes the status of one listing, after which a closing is asked about. The toast can undo it. */
    changeStatus: (listing: AdminProperty, change: ListingStatusChange) =>
      run([listing], async () => {
        const result = await changeListings([listing.uuid], change);
        showUndoable(statusChangeText(change, result), result.undo, (token) => undo([listing], token));
      }),
    /** Changes prices by percent. Returns the questions about unusual new prices: nothing has changed then. */
    changePrices: async (listings: readonly AdminProperty[], price_percent: number, accept: boolean) => {
      let questions: PriceQuestion[] = [];
      await run(listings, async () => {
        const change: BulkChange = { price_percent, ...(accept && { accept }) };
        try {
          const result = await changeListings(getIds(listings), change);
          showUndoable(bulkChangeText(change, result), result.undo, (token) => undo(listings, token));
        } catch (error) {
          questions = readPriceQuestions(error);
          if (questions.length === 0) throw error;
        }
      });
      return questions;
    },
    /** Says that listings are still on the market. The toast can undo it. */
    confirm: (listings: readonly AdminProperty[]) =>
      run(listings, async () => {
        const result = await confirmListings(getIds(listings));
        showUndoable(confirmedText(result), result.undo, (token) => undo(listings, token));
      }),
    /** Removes "Reduced from" from a listing. */
    removeReduction: (listing: AdminProperty) =>
      run([listing], async () => {
        await updateListing(listing.kind, listing.uuid, { previous_price: null });
        showToast({ tone: "good", ...listingMessages.reductionRemoved });
      }),
    /** Says that the known facts about living there are still true. */
    confirmLiving: (listing: AdminProperty) =>
      run([listing], async () => {
        await updateListing(listing.kind, listing.uuid, { living_confirmed: true });
        showToast({ tone: "good", ...listingMessages.livingConfirmed });
      }),
    /** Sets a flag of one listing. The toast can undo it, because *Available* replaces statuses such as sold. */
    setFlags: (listing: AdminProperty, flags: ListingFlags) =>
      run([listing], async () => {
        const result = await changeListings([listing.uuid], flags);
        showUndoable(listingMessages.updated, result.undo, (token) => undo([listing], token));
      }),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;
