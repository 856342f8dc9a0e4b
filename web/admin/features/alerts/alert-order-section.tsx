import { type FormEvent, useState } from "react";
import type { Colleagues } from "#contract/admin/team.ts";
import { type AlertOrder, escalationMinutes } from "#contract/alerts/alert-settings.ts";
import { services } from "#contract/services/services.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { ServiceOrder } from "./service-order.tsx";

/** Who is told about the enquiries of each service, for super admins. */
export function AlertOrderSection() {
  const order = useEndpointData(endpointKey("GET /alert-order"));
  const colleagues = useEndpointData(endpointKey("GET /team/colleagues"));
  const error = order.error ?? colleagues.error;
  return (
    <section id="alert-order" className="wrap border-t border-line py-6 lg:py-8" aria-labelledby="alert-order-title">
      <h2 id="alert-order-title" className="text-3">
        Who is told about enquiries
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink2">
        The first colleague of a service is told at once, the next one if the enquiry is not opened in time, and the
        owner last. Without colleagues, all admins are told at once. A report about a listing is told to all super
        admins, at any hour.
      </p>
      {order.data && colleagues.data ? (
        <OrderForm initial={order.data} colleagues={colleagues.data} />
      ) : error === undefined ? (
        <SkeletonBar className="mt-4 h-64" />
      ) : (
        <div role="alert" className="mt-4">
          <Notice tone="bad" title="This could not be loaded">
            <p>{errorText(error)}</p>
          </Notice>
        </div>
      )}
    </section>
  );
}

function OrderForm({ initial, colleagues }: { initial: AlertOrder; colleagues: Colleagues }) {
  const [order, setOrder] = useState(initial);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setSaving(true);
    try {
      setOrder(await apiSend("PUT /alert-order", { body: order }));
      showToast({ tone: "good", title: "Saved who is told", text: "It applies from the next enquiry." });
    } catch (error) {
      setProblem(errorText(error));
    }
    setSaving(false);
  };
  return (
    <form className="mt-4 grid max-w-[44rem] gap-5" noValidate onSubmit={save}>
      {services.map(({ slug, label }) => (
        <ServiceOrder
          key={slug}
          id={`alert-order-${slug}`}
          label={label}
          chosen={order[slug]}
          colleagues={colleagues}
          onChange={(ids) => setOrder({ ...order, [slug]: ids })}
        />
      ))}
      <Field
        id="alert-minutes"
        label="Minutes until the next one is told"
        hint="Only minutes of opening hours count."
        className="max-w-80"
      >
        <input
          id="alert-minutes"
          type="number"
          inputMode="numeric"
          className="in"
          min={escalationMinutes.min}
          max={escalationMinutes.max}
          value={order.minutes}
          onChange={({ currentTarget }) => setOrder({ ...order, minutes: currentTarget.valueAsNumber || 0 })}
        />
      </Field>
      <div>
        <ChipOption
          checked={order.receipts}
          onChange={({ currentTarget }) => setOrder({ ...order, receipts: currentTarget.checked })}
        >
          Email a receipt to senders
        </ChipOption>
      </div>
      {problem && (
        <div role="alert">
          <Notice tone="bad" title={problem} />
        </div>
      )}
      <Button type="submit" className="w-full justify-self-start sm:w-auto" busy={isSaving}>
        {isSaving ? "Saving..." : "Save who is told"}
      </Button>
    </form>
  );
}
