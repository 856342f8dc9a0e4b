import { Link } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";

/** How to get a reset link, for visitors who have none or whose link lacks its token. */
export function IncompleteResetLink() {
  return (
    <div>
      <ContactPair isMain chatText="Hello, I forgot my password. Please send me a reset link." />
      <p className="mt-4 text-ink2">
        Or <Link to={`${paths.contact}?service=general`}>send us a message</Link>. A link works once and expires after
        24 hours.
      </p>
    </div>
  );
}
