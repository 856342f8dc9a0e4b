import { joinParts } from "#web/lib/format/format-values.ts";
import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { LiberianDollarsSwitch } from "#web/ui/liberian-dollars/liberian-dollars-switch.tsx";
import { FooterData } from "../data/footer-data.tsx";
import { footerLink } from "./footer-link.tsx";

/** The switch for prices in L$, with the rate; and data saver. */
export function FooterLiberianDollars() {
  const shown = useLiberianDollars();
  return (
    <>
      {/* The page of a home has the same switch beside its price. */}
      <LiberianDollarsSwitch id="footer-lrd" className={`in-[:root:has(#price-lrd)]:hidden ${footerLink}`} />
      <FooterData />
      {shown && <p>{`${joinParts([shown.rate, shown.age], ". ")}.`}</p>}
    </>
  );
}
