import { useParams } from "react-router-dom";
import { CardGrid } from "#web/site/features/listings/card/card-grid.tsx";
import { wantKey } from "#web/site/features/wants/want-key.ts";
import { WantScreen } from "#web/site/features/wants/want-screen.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = ({ secret = "" }) => [wantKey(secret)];

/** The page of a want, under its secret address. */
export function Want() {
  const { secret = "" } = useParams();
  return (
    <WantScreen
      key={secret}
      secret={secret}
      renderHomes={(homes) => <CardGrid properties={homes} headingLevel={3} />}
    />
  );
}
