import { type ComponentType, type SubmitEvent, useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { isClosed } from "#shared/listings/status/listing-status.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { FormFieldControl } from "#web/admin/ui/fields/form-field-control.tsx";
import { readNumberField } from "#web/admin/ui/fields/read-number-field.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useListingActions } from "../use-listing-actions.tsx";

export interface CloseListingDialogProps {
  listing: AdminProperty;
  /** Who asked about the home and has to know; the route provides it. */
  PeopleToAnswer: ComponentType<{ uuid: string; onClose: () => void }>;
  onClose: () => void;
}

/** Asks when a home was sold or let and for how much, and whom to answer. */
export function CloseListingDialog({ listing, PeopleToAnswer, onClose }: CloseListingDialogProps) {
  const { kind, reference, status, uuid } = listing;
  const closed = kind === "rent" ? "let" : "sold";
  const isDone = isClosed(status);
  return (
    <Dialog
      variant="sheet"
      title={isDone ? `${reference} is ${closed}: who must know?` : `Mark ${reference} as ${closed}`}
      onClose={onClose}
    >
      {isDone ? (
        <>
          <MissingPrice listing={listing} />
          <PeopleToAnswer uuid={uuid} onClose={onClose} />
        </>
      ) : (
        <ClosingForm listing={listing} day={getToday(new Date())} label={`Mark as ${closed}`} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Asks for the price of a home that was marked with one tap. */
function MissingPrice({ listing }: Pick<CloseListingDialogProps, "listing">) {
  const { data } = useEndpoint(endpointKey("GET /properties/:uuid/history", { params: { uuid: listing.uuid } }));
  const change = data?.find(({ field, to }) => field === "status" && to === listing.status);
  if (!change || change.closed_price !== undefined) return null;
  return <ClosingForm listing={listing} day={change.closed_on ?? change.at.slice(0, 10)} label="Save the price" />;
}

interface ClosingFormProps extends Pick<CloseListingDialogProps, "listing"> {
  day: string;
  label: string;
  /** Without it there is no *Cancel*. */
  onClose?: () => void;
}

function ClosingForm({ listing, day: firstDay, label, onClose }: ClosingFormProps) {
  const { changeStatus, busy } = useListingActions();
  const asked = listing.kind === "rent" ? listing.monthly_rent : listing.price;
  const [day, setDay] = useState(firstDay);
  const [price, setPrice] = useState(String(asked));
  const [problem, setProblem] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const field: FormField = {
    ...{ name: "closed_price", control: "money", isShort: true },
    label: listing.kind === "rent" ? "Monthly rent agreed" : "Price agreed",
    reads: listing.kind === "rent" ? "rent" : "money",
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const amount = readNumberField(field, price)?.number;
    if (price.trim() && !(amount && amount > 0)) return setProblem("Must be a number above 0");
    setProblem(undefined);
    const isChanged = await changeStatus(listing, {
      status: listing.kind === "rent" ? "let" : "sold",
      ...(day && { closed_on: day }),
      ...(amount !== undefined && { closed_price: amount }),
    });
    setIsSent(isChanged);
  };
  // After a success it stays busy until the listing says so: a second tap would replace the undo.
  const isBusy = isSent || busy.has(listing.uuid);
  return (
    <form noValidate className="grid gap-4 py-4" onSubmit={save}>
      <p className="text-ink2 wrap-anywhere">{listing.title}</p>
      <div className="@container grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <Field id="closed-on" label="Day">
          <input
            id="closed-on"
            type="date"
            className="in w-full"
            max={getToday(new Date())}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </Field>
        <FormFieldControl
          form="close"
          field={field}
          value={price}
          problem={problem}
          onChange={(value) => setPrice(String(value))}
        />
      </div>
      <p className="text-1 text-ink2">Only colleagues see the price.</p>
      <div className="flex flex-wrap gap-2">
        <Button look={onClose ? "solid" : "outline"} type="submit" className="flex-auto" busy={isBusy}>
          {isBusy ? "Saving..." : label}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
