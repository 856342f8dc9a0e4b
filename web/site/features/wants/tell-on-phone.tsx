import { type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { filtersToParams } from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { getPushSupport, NotAllowed, type PushSupport, subscribeToPush } from "#web/lib/push/push-subscription.ts";
import { rememberWant } from "#web/lib/wants/own-wants.ts";
import { Button } from "#web/ui/button.tsx";
import type { Wanted } from "./read-wanted.ts";

interface TellOnPhoneProps {
  wanted: Wanted;
  /** Null while this site sends no notifications. */
  pushKey: string | null;
}

const supportTexts: Record<Exclude<PushSupport, "yes">, string> = {
  install:
    "On an iPhone, first add this site to the home screen: Share, then Add to Home Screen. Or choose one of these:",
  no: "This browser shows no notifications. Choose one of these:",
  blocked:
    "Notifications of this site are blocked in this browser. Allow them in its settings, or choose one of these:",
};

/** Asks for notifications on this phone: no name, no number, no account. Says what works if the browser has none. */
export function TellOnPhone({ wanted, pushKey }: TellOnPhoneProps) {
  const [support, setSupport] = useState<PushSupport>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setSupport(getPushSupport()), []);
  if (pushKey === null || support === undefined) return null;
  if (support !== "yes") return <p className="text-1 text-ink2">{supportTexts[support]}</p>;
  const tell = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const data = currentTarget.form && new FormData(currentTarget.form);
    const kind = wanted.filters.kind ?? propertyKinds.find((one) => one === data?.get("kind"));
    if (!wanted.waiting && !kind) return setProblem("Choose whether you want to rent or to buy.");
    setBusy(true);
    setProblem(undefined);
    try {
      const push = await subscribeToPush(pushKey);
      const { waiting, sent } = wanted;
      const contact = { channel: "push" as const, push, email: null };
      const receipt = waiting
        ? await apiSend("POST /public/waiting", { body: { ...waiting, ...contact } })
        : kind && (await apiSend("POST /public/wants", { body: { kind, filters: sent, ...contact } }));
      const { manage_url } = receipt || { manage_url: null };
      if (!manage_url) return;
      const path = new URL(manage_url).pathname;
      const filters = { ...wanted.filters, kind };
      rememberWant({
        path,
        label: waiting ? "The next free time" : describeWant(filters),
        query: waiting ? "" : `${filtersToParams(filters)}`,
      });
      navigate(path);
    } catch (error) {
      setProblem(
        error instanceof NotAllowed
          ? "You did not allow notifications. Allow them, or choose another way."
          : "It did not work. Check your connection and try again, or choose another way.",
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look="outline" onClick={tell} busy={isBusy} className="max-sm:w-full">
        {isBusy ? "One moment..." : "Tell me on this phone"}
      </Button>
      <p className="mt-1 text-1 text-ink2">No name, no number, no account.</p>
      <p role="alert" className="font-bold text-bad">
        {problem}
      </p>
    </div>
  );
}
