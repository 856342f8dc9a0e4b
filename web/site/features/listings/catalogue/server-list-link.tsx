import { hasOwnPosition } from "#web/lib/catalogue/worker/answers/list-position.ts";
import { useOnline } from "#web/lib/offline/use-online.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { listKey } from "../list-pages/list-page-keys.ts";
import { buildListPath, type ShownList } from "../list-pages/list-params.ts";

/**
 * When the phone is online again on a later page of its own list, leads to the server's list. That starts at its first
 * page: the server does not know the phone's positions, and may have more homes between those that the phone holds.
 */
export function ServerListLink({ config, params }: ShownList) {
  const isOnline = useOnline();
  const { filters, sort } = params;
  if (!isOnline || !hasOwnPosition(listKey(config, params))) return null;
  return (
    <div className="py-2">
      <p className="pb-2 text-1 text-ink2">
        This part of the list comes from your phone. Our server may have more homes.
      </p>
      <ButtonLink look="small" to={buildListPath(config, { filters, sort })}>
        Load the list from the server
      </ButtonLink>
    </div>
  );
}
