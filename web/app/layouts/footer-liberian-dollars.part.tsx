import { joinParts } from "#web/lib/format/format-values.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { LiberianDollarsSwitch } from "#web/ui/liberian-dollars/liberian-dollars-switch.tsx";

/** The switch for prices in L$, with the rate. */
export function FooterLiberianDollars() {
  const shown = useLiberianDollars();
  return (
    <>
      <LiberianDollarsSwitch id="footer-lrd" className="" />
      {shown && <p>{`${joinParts([shown.rate, shown.age], ". ")}.`}</p>}
    </>
  );
}
