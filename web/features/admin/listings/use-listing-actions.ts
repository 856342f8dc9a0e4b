import { useState } from "react";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { deleteImageUrls } from "#web/features/admin/listing-form/image-url-storage.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { deleteListing, restoreListing } from "./listings-api.ts";
import { deleteFailureText, listingMessages, updateFailureText } from "./messages.ts";
import { useRefreshListings } from "./use-refresh-listings.ts";

export type ListingFlags = { is_available: boolean } | { featured: boolean };

/** Actions of the list. Each shows a toast with its result; a failed one changes nothing. */
export function useListingActions() {
  const refresh = useRefreshListings();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const runBusy = async (uuids: readonly string[], action: () => Promise<void>) => {
    setBusy((before) => new Set([...before, ...uuids]));
    await action();
    setBusy((before) => new Set([...before].filter((uuid) => !uuids.includes(uuid))));
  };
  const markFailed = (uuid: string, hasFailed: boolean) =>
    setFailed((before) => new Set(hasFailed ? [...before, uuid] : [...before].filter((other) => other !== uuid)));

  return {
    /** The ids of listings with a running action. */
    busy,
    /** The ids of listings that could not be deleted. */
    failed,
    remove: ({ kind, uuid }: AdminProperty) =>
      runBusy([uuid], async () => {
        try {
          await deleteListing(kind, uuid);
          deleteImageUrls(uuid);
          markFailed(uuid, false);
          showToast({ tone: "good", ...listingMessages.deleted });
          refresh(uuid);
        } catch (error) {
          markFailed(uuid, true);
          showToast({ tone: "bad", ...deleteFailureText(error) });
        }
      }),
    restore: ({ uuid }: AdminProperty) =>
      runBusy([uuid], async () => {
        try {
          await restoreListing(uuid);
          showToast({ tone: "good", ...listingMessages.restored });
          refresh(uuid);
        } catch (error) {
          showToast({ tone: "bad", ...updateFailureText(error) });
        }
      }),
    setFlags: (uuids: readonly string[], flags: ListingFlags) =>
      runBusy(uuids, async () => {
        try {
          await apiSend(adminCatalogueEndpoints.bulkUpdateProperties, { body: { uuids, ...flags } });
          showToast({ tone: "good", ...listingMessages.updated });
          refresh(uuids.length === 1 ? uuids[0] : undefined);
        } catch (error) {
          showToast({ tone: "bad", ...updateFailureText(error) });
        }
      }),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;
