import { type FormEvent, useId, useState } from "react";
import type { Colleagues } from "#contract/admin/team.ts";
import { type AlertOrder, escalationMinutes } from "#contract/alerts/alert-settings.ts";
import { services } from "#contract/services/services.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { Switch } from "#web/admin/ui/inputs/switch.tsx";
import { SaveButtons } from "#web/admin/ui/saving/save-buttons.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { describeOrder, ServiceOrder } from "./service-order.tsx";

/** Who is told about the enquiries of each service, for super admins. */
export function AlertOrderSection() {
  const order = useEndpointData(endpointKey("GET /alert-order"));
  const colleagues = useEndpointData(endpointKey("GET /team/colleagues"));
  const error = order.error ?? colleagues.error;
  return (
    <section id="alert-order" className="wrap pb-6 lg:pb-8" aria-labelledby="alert-order-title">
      {/* In the column of the other settings. */}
      <div className="border-t border-line pt-4 lg:ml-[18.75rem] lg:max-w-[44rem]">
        <h2 id="alert-order-title" className="text-3">
          Who is told about enquiries
        </h2>
        <p className="mt-2 max-w-[60ch] text-ink2">
          The first colleague of a service is told at once, the next one if the enquiry is not opened in time, and the
          owner last. Without colleagues, all admins are told at once. A report about a listing is told to all super
          admins, at any hour.
        </p>
        {order.data && colleagues.data ? (
          <OrderRows initial={order.data} colleagues={colleagues.data} />
        ) : error === undefined ? (
          <SkeletonBar className="mt-4 h-64" />
        ) : (
          <div className="mt-4">
            <FailedBlock
              title="This could not be loaded"
              error={error}
              onRetry={() => {
                void order.mutate();
                void colleagues.mutate();
              }}
            />
          </div>
        )}
      </div>
    </section>
  );
}

type Edited = keyof Omit<AlertOrder, "receipts">;

interface OrderRowsProps {
  initial: AlertOrder;
  colleagues: Colleagues;
}

/** A row for each setting, which says what is set and opens it. Each is saved on its own. */
function OrderRows({ initial, colleagues }: OrderRowsProps) {
  const [order, setOrder] = useState(initial);
  const [edited, setEdited] = useState<Edited>();
  const [isBusy, setBusy] = useState(false);
  const save = async (changed: AlertOrder) => {
    setOrder(await apiSend("PUT /alert-order", { body: changed }));
    showToast({ tone: "good", title: "Saved who is told", text: "It applies from the next enquiry." });
  };
  const switchReceipts = async (receipts: boolean) => {
    setBusy(true);
    try {
      await save({ ...order, receipts });
    } catch (error) {
      showToast({ tone: "bad", title: "Not saved", text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <div className="mt-4 max-w-[44rem] border-t border-line">
      {services.map(({ slug, label }) => (
        <OrderRow
          key={slug}
          label={label}
          value={describeOrder(order[slug], colleagues)}
          onOpen={() => setEdited(slug)}
        />
      ))}
      <OrderRow
        label="Minutes until the next one is told"
        value={String(order.minutes)}
        onOpen={() => setEdited("minutes")}
      />
      <label htmlFor="alert-receipts" className="flex min-h-15 cursor-pointer items-center gap-4 border-b border-line">
        <span className="flex-1 font-bold">Email a receipt to senders</span>
        <Switch
          id="alert-receipts"
          checked={order.receipts}
          disabled={isBusy}
          onChange={({ currentTarget }) => switchReceipts(currentTarget.checked)}
        />
      </label>
      {edited && (
        <OrderDialog
          edited={edited}
          order={order}
          colleagues={colleagues}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function OrderRow({ label, value, onOpen }: { label: string; value: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-15 w-full cursor-pointer items-center gap-3 border-b border-line py-2 text-left"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
        <b className="block">{label}</b>
        <span className="text-1 text-ink2">{value}</span>
      </span>
      <Icon name="right" />
    </button>
  );
}

interface OrderDialogProps {
  edited: Edited;
  order: AlertOrder;
  colleagues: Colleagues;
  onSave: (changed: AlertOrder) => Promise<void>;
  onClose: () => void;
}

/** The colleagues of a service in their order, or after how many minutes the next one is told. */
function OrderDialog({ edited, order, colleagues, onSave, onClose }: OrderDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(order);
  const { isBusy, problems, failure, save } = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(() => onSave(draft).then(onClose));
  };
  const title = services.find(({ slug }) => slug === edited)?.label ?? "Minutes until the next one is told";
  return (
    <Dialog
      variant="sheet"
      title={title}
      onClose={onClose}
      footer={<SaveButtons form={formId} label="Save" isBusy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="grid gap-4 py-4" noValidate onSubmit={submit}>
        {edited === "minutes" ? (
          <Field
            id="alert-minutes"
            label="Minutes"
            hint="Only minutes of opening hours count."
            error={problems.minutes}
          >
            <input
              id="alert-minutes"
              type="number"
              inputMode="numeric"
              className="in"
              min={escalationMinutes.min}
              max={escalationMinutes.max}
              value={draft.minutes}
              onChange={({ currentTarget }) => setDraft({ ...draft, minutes: currentTarget.valueAsNumber || 0 })}
            />
          </Field>
        ) : (
          <ServiceOrder
            id={`alert-order-${edited}`}
            label={title}
            chosen={draft[edited]}
            colleagues={colleagues}
            onChange={(ids) => setDraft({ ...draft, [edited]: ids })}
          />
        )}
        {failure && (
          <div role="alert">
            <Notice tone="bad" title="Not saved">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
