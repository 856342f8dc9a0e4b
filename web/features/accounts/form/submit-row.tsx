import type { ReactNode } from "react";
import type { FormState } from "#web/lib/forms/use-form.ts";
import { useHydrated } from "#web/lib/page/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";

interface SubmitRowProps {
  state: FormState;
  label: string;
  sendingLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The submit button. Disabled until hydration, so that the browser never posts a password by itself. */
export function SubmitRow({ state, label, sendingLabel, children }: SubmitRowProps) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap">
      <Button type="submit" disabled={!isHydrated || state.name !== "ready"}>
        {state.name === "sending" ? sendingLabel : label}
      </Button>
      {children}
    </div>
  );
}
