import { Link } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** How to get a reset link, for visitors who have none or whose link lacks its token. */
export function IncompleteResetLink() {
  return (
    <>
      <div>
        <div className="grid grid-cols-2 gap-2 *:grow *:px-4 sm:flex">
          <ContactButtons isMain isCompact chatText="Hello, I forgot my password. Please send me a reset link." />
        </div>
        <p className="mt-4 text-ink2">
          Or <Link to={`${paths.contact}?service=general`}>send us a message</Link>. A link works once and expires after
          24 hours.
        </p>
      </div>
      <Link className="more border-t border-line pt-3" to={paths.login}>
        <Icon name="left" /> Back to login
      </Link>
    </>
  );
}
