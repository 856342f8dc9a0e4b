import type { ComponentProps } from "react";
import type { FormState } from "#web/lib/forms/use-form.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";

interface SubmitRowProps extends Pick<ComponentProps<typeof Button>, "look" | "className" | "disabled"> {
  state: FormState;
  label: string;
  sendingLabel: string;
  /** Further buttons. */
  children?: Elements;
}

/** The submit button, as wide as the fields if it is alone. Disabled until hydration, so that the browser never posts a password by itself. */
export function SubmitRow({ state, label, sendingLabel, children, disabled, ...button }: SubmitRowProps) {
  const isHydrated = useHydrated();
  return (
    <div className={children ? "grid gap-2 sm:flex sm:flex-wrap" : "grid"}>
      <Button {...button} type="submit" disabled={disabled || !isHydrated || state.name !== "ready"}>
        {state.name === "sending" ? sendingLabel : label}
      </Button>
      {children}
    </div>
  );
}
