import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";

export function LegalNotice({ doing }: { doing: string }) {
  return (
    <p className="text-1 text-ink2">
      By {doing} you agree to our <Link to={paths.terms}>Terms</Link> and <Link to={paths.privacy}>Privacy Policy</Link>
      .
    </p>
  );
}
