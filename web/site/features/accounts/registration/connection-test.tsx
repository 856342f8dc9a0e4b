import { useState } from "react";
import { apiGet } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { adminRegistrationFailure } from "./registration-failure.ts";

interface TestResult {
  ok: boolean;
  title: string;
  text: string;
}

interface Health {
  database: string;
  images: string;
}

const isHealth = (body: unknown): body is Health => typeof body === "object" && body !== null && "database" in body;
const describeStores = ({ database, images }: Health) => `Database: ${database}. Image store: ${images}.`;

/** Calls the health check of the API and measures how long it takes. */
async function testConnection(): Promise<TestResult> {
  const started = performance.now();
  const duration = () => `${Math.round(performance.now() - started)} ms`;
  try {
    const health = await apiGet(endpointKey("GET /health"));
    const text = `The server answered in ${duration()}. ${isHealth(health) ? describeStores(health) : ""}`;
    return { ok: true, title: "API connection successful", text };
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    const text = isHealth(body)
      ? `The server answered in ${duration()}. ${describeStores(body)}`
      : adminRegistrationFailure(error);
    return { ok: false, title: "API connection failed", text };
  }
}

export function ConnectionTest() {
  const [result, setResult] = useState<TestResult>();
  const [isTesting, setIsTesting] = useState(false);
  const test = async () => {
    setIsTesting(true);
    setResult(await testConnection());
    setIsTesting(false);
  };
  return (
    <>
      <Button look="quiet" className="needs-script px-0! text-1" disabled={isTesting} onClick={test}>
        {isTesting ? "Testing..." : "Test API Connection"}
      </Button>
      <div role="alert" className="w-full">
        {result && (
          <Notice tone={result.ok ? "good" : "bad"} title={result.title}>
            <p>{result.text}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
