// A typical client-side React page, for comparison: it fetches its data and renders it in the browser.
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Agreement = { policyNumber: string; name: string; description?: string };

function Page() {
  const [agreements, setAgreements] = useState<readonly Agreement[]>();
  useEffect(() => {
    void fetch('/api/privat/forsikring/avtaleoversikt/avtaler')
      .then((answer) => answer.json())
      .then((answer) => setAgreements(answer.agreements));
  }, []);
  if (!agreements) return <p>…</p>;
  return (
    <main>
      <h1>Forsikringsoversikt</h1>
      {agreements.map(({ policyNumber, name, description }) => (
        <section key={policyNumber}>
          <h2>{name}</h2>
          <p>{description}</p>
        </section>
      ))}
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
