import { joinParts } from "#web/lib/format/format-values.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { LiberianDollarsSwitch } from "#web/ui/liberian-dollars/liberian-dollars-switch.tsx";

/** The switch for prices in L$, with the rate of the prices that are shown. */
export function FooterLiberianDollars() {
  const shown = useLiberianDollars();
  return (
    <>
      <LiberianDollarsSwitch className="btn btn-outline mt-2" />
      {shown && <p className="mt-1 text-1">{joinParts([shown.rate, shown.age], ". ")}.</p>}
    </>
  );
}
