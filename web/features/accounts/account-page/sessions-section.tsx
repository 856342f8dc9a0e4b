import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SessionListResponse } from "#contract/accounts/account.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatAge } from "#web/lib/format/format-age.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { clearSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { accountFailure } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";
import { ListState } from "./list-state.tsx";

export const sessionsKey = endpointPath(accountEndpoints.listSessions);

/** Where the person is signed in, with a way to end each and all. */
export function SessionsSection() {
  const { data, error, mutate } = useEndpoint<SessionListResponse>(sessionsKey);
  const [ending, setEnding] = useState<string>();
  const navigate = useNavigate();
  const attempt = async (id: string, act: () => Promise<unknown>) => {
    setEnding(id);
    await act().catch((failure: unknown) =>
      showToast({ tone: "bad", title: "Nothing was ended", text: accountFailure(failure) }),
    );
    setEnding(undefined);
  };
  const endOne = (id: string) =>
    attempt(id, async () => {
      await apiSend(accountEndpoints.endSession, { params: { id } });
      await mutate();
    });
  const endAll = () =>
    attempt("all", async () => {
      await apiSend(accountEndpoints.endEverySession);
      clearSession(true);
      showToast({ tone: "good", title: "Signed out everywhere", text: "Also in this browser." });
      navigate(paths.login);
    });
  return (
    <AccountSection id="sessions" title="Where you are signed in">
      <ListState
        error={error}
        isEmpty={data !== undefined && data.data.sessions.length === 0}
        isLoading={!data}
        onRetry={mutate}
      >
        <ul>
          {data?.data.sessions.map(({ id, device, created_at, used_at, current }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-3">
              <div className="min-w-0">
                <p className="font-bold">{device}</p>
                <p className="text-1 text-ink2">
                  Since {formatDate(created_at)}, last used {formatAge(Date.now() - Date.parse(used_at))}
                </p>
              </div>
              {current ? (
                <p className="font-bold text-good">This browser</p>
              ) : (
                <Button
                  look="quiet"
                  disabled={ending !== undefined}
                  aria-label={`End: ${device}`}
                  onClick={() => endOne(id)}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      </ListState>
      <Button look="outline" className="mt-4" disabled={ending !== undefined} onClick={endAll}>
        {ending === "all" ? "Signing out..." : "Sign out everywhere"}
      </Button>
    </AccountSection>
  );
}
