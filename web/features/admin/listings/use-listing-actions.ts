import { useState } from "react";
import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { StaffProperty } from "#contract/listings/admin-property.ts";
import { forgetPictures } from "#web/features/admin/listing-form/listing-images.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { deleteListing, restoreListing } from "./listings-api.ts";
import { deleteFailure, staffMessages, updateFailure } from "./messages.ts";
import { useFreshListings } from "./use-refresh-listings.ts";

export type ListingSwitch = { is_available: boolean } | { featured: boolean };

/** What is done to listings from the list; a failure leaves everything as it was and says so. */
export function useListingActions() {
  const refresh = useFreshListings();
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
    remove: ({ kind, uuid }: StaffProperty) =>
      during([uuid], async () => {
        try {
          await deleteListing(kind, uuid);
          forgetPictures(uuid);
          mark(uuid, false);
          showToast({ tone: "good", ...staffMessages.deleted });
          refresh(uuid);
        } catch (error) {
          mark(uuid, true);
          showToast({ tone: "bad", ...deleteFailure(error) });
        }
      }),
    restore: ({ uuid }: StaffProperty) =>
      during([uuid], async () => {
        try {
          await restoreListing(uuid);
          showToast({ tone: "good", ...staffMessages.restored });
          refresh(uuid);
        } catch (error) {
          showToast({ tone: "bad", ...updateFailure(error) });
        }
      }),
    turn: (uuids: readonly string[], change: ListingSwitch) =>
      during(uuids, async () => {
        try {
          await apiSend(listingEndpoints.switchProperties, { body: { uuids, ...change } });
          showToast({ tone: "good", ...staffMessages.updated });
          refresh(uuids.length === 1 ? uuids[0] : undefined);
        } catch (error) {
          showToast({ tone: "bad", ...updateFailure(error) });
        }
      }),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;
