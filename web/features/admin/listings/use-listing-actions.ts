import { useState } from "react";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { clearImageUrls } from "#web/features/admin/listing-form/listing-images.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { deleteListing, restoreListing } from "./listings-api.ts";
import { deleteFailureText, listingMessages, updateFailureText } from "./messages.ts";
import { useRefreshListings } from "./use-refresh-listings.ts";

export type ListingToggle = { is_available: boolean } | { featured: boolean };

/** What is done to listings from the list; a failure leaves everything as it was and says so. */
export function useListingActions() {
  const refresh = useRefreshListings();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const during = async (uuids: readonly string[], work: () => Promise<void>) => {
    setBusy((before) => new Set([...before, ...uuids]));
    await work();
    setBusy((before) => new Set([...before].filter((uuid) => !uuids.includes(uuid))));
  };
  const mark = (uuid: string, isFailed: boolean) =>
    setFailed((before) => new Set(isFailed ? [...before, uuid] : [...before].filter((other) => other !== uuid)));

  return {
    busy,
    /** Those whose removal has failed: they stand there with *Retry*. */
    failed,
    remove: ({ kind, uuid }: AdminProperty) =>
      during([uuid], async () => {
        try {
          await deleteListing(kind, uuid);
          clearImageUrls(uuid);
          mark(uuid, false);
          showToast({ tone: "good", ...listingMessages.deleted });
          refresh(uuid);
        } catch (error) {
          mark(uuid, true);
          showToast({ tone: "bad", ...deleteFailureText(error) });
        }
      }),
    restore: ({ uuid }: AdminProperty) =>
      during([uuid], async () => {
        try {
          await restoreListing(uuid);
          showToast({ tone: "good", ...listingMessages.restored });
          refresh(uuid);
        } catch (error) {
          showToast({ tone: "bad", ...updateFailureText(error) });
        }
      }),
    turn: (uuids: readonly string[], change: ListingToggle) =>
      during(uuids, async () => {
        try {
          await apiSend(adminCatalogueEndpoints.switchProperties, { body: { uuids, ...change } });
          showToast({ tone: "good", ...listingMessages.updated });
          refresh(uuids.length === 1 ? uuids[0] : undefined);
        } catch (error) {
          showToast({ tone: "bad", ...updateFailureText(error) });
        }
      }),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;
