import { useState } from "react";
import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { adminRegistrationFailure } from "../messages.ts";

interface Outcome {
  ok: boolean;
  title: string;
  text: string;
}

interface Health {
  database: string;
  images: string;
}

const isHealth = (body: unknown): body is Health => typeof body === "object" && body !== null && "database" in body;
const stores = ({ database, images }: Health) => `Database: ${database}. Picture store: ${images}.`;

/** Asks the live service how it is and how long it takes (ruling 22). */
async function testConnection(): Promise<Outcome> {
  const started = performance.now();
  const took = () => `${Math.round(performance.now() - started)} ms`;
  try {
    const health = await apiGet(endpointPath(visitorEndpoints.getHealth));
    const text = `The service answered in ${took()}. ${isHealth(health) ? stores(health) : ""}`;
    return { ok: true, title: "API connection successful", text };
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    const text = isHealth(body)
      ? `The service answered in ${took()}. ${stores(body)}`
      : adminRegistrationFailure(error);
    return { ok: false, title: "API connection failed", text };
  }
}

/** *Test API Connection*, with what came of it. */
export function ConnectionTest() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAtIt, setIsAtIt] = useState(false);
  const test = async () => {
    setIsAtIt(true);
    setOutcome(await testConnection());
    setIsAtIt(false);
  };
  return (
    <div className="grid gap-3">
      <Button look="outline" className="needs-script" disabled={isAtIt} onClick={test}>
        {isAtIt ? "Testing..." : "Test API Connection"}
      </Button>
      <div role="alert">
        {outcome && (
          <Notice tone={outcome.ok ? "good" : "bad"} title={outcome.title}>
            <p>{outcome.text}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
