import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { filtersToParams } from "#shared/listings/property-filters.ts";
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

/** Asks for notifications on this phone: no name, no number, no account. Nothing where the browser has none or blocks them. */
export function TellOnPhone({ wanted, pushKey }: TellOnPhoneProps) {
  const [support, setSupport] = useState<PushSupport>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setSupport(getPushSupport()), []);
  if (pushKey === null) return null;
  if (support === "install")
    return (
      <p className="order-1 text-1 text-ink2">
        For alerts on an iPhone, first add this site to the home screen: Share, then Add to Home Screen.
      </p>
    );
  if (support !== "yes") return null;
  const tell = async () => {
    const { waiting, sent, filters } = wanted;
    const { kind } = filters;
    setBusy(true);
    setProblem(undefined);
    try {
      const push = await subscribeToPush(pushKey);
      const contact = { channel: "push" as const, push, email: null };
      const receipt = waiting
        ? await apiSend("POST /public/waiting", { body: { ...waiting, ...contact } })
        : kind && (await apiSend("POST /public/wants", { body: { kind, filters: sent, ...contact } }));
      const { manage_url } = receipt || { manage_url: null };
      if (!manage_url) return;
      const path = new URL(manage_url).pathname;
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
    <div className="mt-2 w-full">
      <Button look="outline" onClick={tell} busy={isBusy} className="w-full">
        {isBusy ? "One moment..." : "Tell me on this phone"}
      </Button>
      <p className="mt-1 text-1 text-ink2">No name, no number, no account.</p>
      <p role="alert" className="font-bold text-bad">
        {problem}
      </p>
    </div>
  );
}
