import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Slot } from "#contract/appointments/booking.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { FormCheck } from "#web/lib/forms/check-form.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { readyForm, useForm } from "#web/lib/forms/use-form.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { readOfferedSlots } from "../slots/offered-slots.ts";

const messages = {
  taken: "That time has just been taken. Choose another one; until then your old time stays.",
  notChanged: "There is no connection, so nothing was changed. Try again, or call us.",
} as const;

interface ChangeOptions {
  check: FormCheck;
  /** Sends the change and shows the changed appointment. */
  send: (values: Record<string, string>) => Promise<void>;
  /** Called after a refusal, which means that the page is out of date. */
  onRefused: () => void;
  rejected: { problems: Record<string, string>; slots: Slot[] } | undefined;
}

/** A form that moves or cancels an appointment. Without a script the browser posts it to the page's own address. */
export function useChange({ check, send, onRefused, rejected }: ChangeOptions) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [offered, setOffered] = useState<Slot[]>(rejected?.slots ?? []);
  const { state, notice, formProps } = useForm<undefined>({
    check,
    initialState: () => {
      const { "": failure, ...problems } = rejected?.problems ?? {};
      return { name: "ready", problems, failure };
    },
    send: async (values) => {
      try {
        await send(values);
        navigate(pathname, { replace: true, state: preserveScroll });
        return { name: "done", result: undefined };
      } catch (error) {
        if (!(error instanceof ApiError)) return { ...readyForm, failure: messages.notChanged };
        onRefused();
        setOffered(readOfferedSlots(error.body));
        const { start } = readFieldProblems(error.body);
        const failure = error.status === 409 ? messages.taken : (start ?? error.detail ?? error.message);
        return { ...readyForm, failure };
      }
    },
  });
  return { state, notice, formProps, offered, forgetOffered: () => setOffered([]) };
}
