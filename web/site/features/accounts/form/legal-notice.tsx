import { Link } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";

/** One line, also on a phone of 360 px. */
export function LegalNotice() {
  return (
    <p className="text-1 text-ink2">
      Our <Link to={paths.terms}>Terms</Link> and <Link to={paths.privacy}>Privacy Policy</Link> apply.
    </p>
  );
}
