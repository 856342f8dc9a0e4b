import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";

/** @param action what the visitor does, such as "signing in" */
export function LegalNotice({ action }: { action: string }) {
  return (
    <p className="text-1 text-ink2">
      By {action} you agree to our <Link to={paths.terms}>Terms</Link> and{" "}
      <Link to={paths.privacy}>Privacy Policy</Link>.
    </p>
  );
}
