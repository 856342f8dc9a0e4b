import { useState } from "react";
import type { Resource } from "#contract/appointments/admin-appointment.ts";
import { appointmentEndpoints } from "#contract/http/endpoints/appointment-endpoints.ts";
import { useResources } from "#web/features/admin/shared/appointments/use-resources.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { ResourceDialog, resourceKindLabels } from "./resource-dialog.tsx";

/** What can be busy: colleagues, instructors, cars, doctors and rooms. */
export function ResourceList() {
  const { resources, isLoading, error, reload } = useResources();
  const [edited, setEdited] = useState<Resource | "new">();
  const [removed, setRemoved] = useState<Resource>();
  const remove = async ({ id, name }: Resource) => {
    setRemoved(undefined);
    try {
      await apiSend(appointmentEndpoints.deleteResource, { params: { id } });
      showToast({ tone: "good", title: "Removed", text: `${name} can no longer be booked.` });
      await reload();
    } catch (failure) {
      showToast({ tone: "bad", title: "Not removed", text: errorText(failure) });
    }
  };
  return (
    <section aria-labelledby="resources-title" className="grid grid-cols-1 gap-3">
      <h2 id="resources-title" className="text-3">
        People, cars and rooms
      </h2>
      <p className="max-w-[60ch] text-ink2">
        Each takes one appointment at a time. A viewing needs a colleague, a lesson the instructor and the car of its
        course.
      </p>
      {error !== undefined && (
        <p role="alert" className="text-bad">
          {errorText(error)}
        </p>
      )}
      {!isLoading && error === undefined && resources.length === 0 && (
        <p className="text-ink2">None yet. Until you add colleagues, only the homes can be busy.</p>
      )}
      {resources.length > 0 && (
        <ul className="border-t border-line">
          {resources.map((resource) => (
            <li key={resource.id} className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line">
              <span className="min-w-0 py-2 wrap-anywhere">
                <b>{resource.name}</b>
                <span className="text-ink2">{`, ${resourceKindLabels[resource.kind].toLowerCase()}`}</span>
              </span>
              {resource.fixed ? (
                <span className="py-2 text-1 text-ink2">From the list of doctors</span>
              ) : (
                <span className="flex flex-wrap">
                  <Button look="quiet" aria-label={`Change ${resource.name}`} onClick={() => setEdited(resource)}>
                    Change
                  </Button>
                  <Button look="quiet" aria-label={`Remove ${resource.name}`} onClick={() => setRemoved(resource)}>
                    Remove
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button look="outline" className="justify-self-start" onClick={() => setEdited("new")}>
        Add a person, car or room
      </Button>
      {edited && (
        <ResourceDialog
          resource={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void reload();
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          confirmLabel="Remove"
          isDestructive
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(undefined)}
        >
          <p>Its appointments stay. New ones are booked without it.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
