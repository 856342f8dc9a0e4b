import type { ReactNode } from "react";
import { useHydrated } from "#web/lib/page/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import type { AccountFormState } from "./use-account-form.ts";

interface SubmitRowProps {
  state: AccountFormState;
  label: string;
  sending: string;
  /** Further buttons beside it. */
  children?: ReactNode;
}

/** A form's button, which says what is happening; dead until the script is there. */
export function SubmitRow({ state, label, sending, children }: SubmitRowProps) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap">
      <Button type="submit" disabled={!isHydrated || state.name !== "ready"}>
        {state.name === "sending" ? sending : label}
      </Button>
      {children}
    </div>
  );
}
