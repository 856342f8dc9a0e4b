import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SessionListResponse } from "#contract/accounts/account-responses.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatAge } from "#web/lib/format/format-age.ts";
import { formatDayMonth } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { clearSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { accountFailure } from "../messages.ts";
import { AccountSection } from "./account-section.tsx";
import { ListState } from "./list-state.tsx";

export const sessionsKey = endpointKey("GET /auth/sessions");

type Session = SessionListResponse["data"]["sessions"][number];

const shownCount = 3;

/** Returns the sessions with the one of this browser first, then those that were used last. */
const currentFirst = (sessions: readonly Session[]) =>
  [...sessions].sort(
    (one, other) => Number(other.current) - Number(one.current) || other.used_at.localeCompare(one.used_at),
  );

export function SessionsSection() {
  const { data, error, mutate } = useEndpoint(sessionsKey);
  const sessions = currentFirst(data?.data.sessions ?? []);
  const [areAllShown, setAreAllShown] = useState(false);
  const [endingId, setEndingId] = useState<string>();
  const navigate = useNavigate();
  const endWith = async (id: string, end: () => Promise<unknown>) => {
    setEndingId(id);
    await end().catch((failure: unknown) =>
      showToast({ tone: "bad", title: "Could not sign out", text: accountFailure(failure) }),
    );
    setEndingId(undefined);
  };
  const endOne = (id: string) =>
    endWith(id, async () => {
      await apiSend("DELETE /auth/sessions/:id", { params: { id } });
      await mutate();
    });
  const endAll = () =>
    endWith("all", async () => {
      await apiSend("DELETE /auth/sessions");
      clearSession(true);
      showToast({ tone: "good", title: "Signed out everywhere", text: "Including this browser." });
      navigate(paths.login);
    });
  return (
    <AccountSection id="sessions" title="Where you are signed in">
      <ListState error={error} isEmpty={sessions.length === 0} isLoading={!data} onRetry={mutate}>
        <ul>
          {sessions
            .slice(0, areAllShown ? undefined : shownCount)
            .map(({ id, device, created_at, used_at, current }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-2 border-t border-line py-3 first:border-0 first:pt-0"
              >
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-2 font-bold">
                    <span>{device}</span>
                    {current && <span className="text-1 text-ocean">This device</span>}
                  </p>
                  <p className="text-1 text-ink2">
                    {`Used ${formatAge(Date.now() - Date.parse(used_at))} · since ${formatDayMonth(created_at)}`}
                  </p>
                </div>
                {!current && (
                  <Button
                    look="quiet"
                    className="-mr-3 flex-none"
                    disabled={endingId !== undefined}
                    aria-label={`Sign out: ${device}`}
                    onClick={() => endOne(id)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
        </ul>
        {sessions.length > shownCount && (
          <p>
            <Button
              look="quiet"
              className="px-0!"
              aria-expanded={areAllShown}
              onClick={() => setAreAllShown(!areAllShown)}
            >
              {areAllShown ? "Show fewer" : `Show ${sessions.length - shownCount} more`}
            </Button>
          </p>
        )}
      </ListState>
      <Button look="outline" className="mt-4 w-full sm:w-auto" disabled={endingId !== undefined} onClick={endAll}>
        {endingId === "all" ? "Signing out..." : "Sign out everywhere"}
      </Button>
    </AccountSection>
  );
}
