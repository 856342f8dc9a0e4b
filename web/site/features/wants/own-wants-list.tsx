import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { readOwnWants } from "./own-wants.ts";
import { wantKey } from "./want-key.ts";

/** What is looked for on this phone, with what fits now. Nothing if there is nothing. */
export function OwnWants() {
  const [paths, setPaths] = useState<string[]>([]);
  useEffect(() => setPaths(readOwnWants()), []);
  if (paths.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="own-wants">
      <h2 id="own-wants">What you look for</h2>
      <ul>
        {paths.map((path) => (
          <OwnWant key={path} path={path} />
        ))}
      </ul>
    </section>
  );
}

function OwnWant({ path }: { path: string }) {
  const { data } = useEndpoint(wantKey(path.slice("/wants/".length)));
  if (!data) return null;
  const { want, matches } = data.data;
  return (
    <li className="border-b border-line py-1">
      <Link to={path} className="inline-flex min-h-touch items-center wrap-anywhere">
        {want.label}
      </Link>
      <p className="text-1 text-ink2">
        {matches.length > 0 ? formatCount(matches.length, "home fits", "homes fit") : ""}
      </p>
    </li>
  );
}
