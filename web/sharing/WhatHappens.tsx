import { texts } from '#texts/sharing.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';

/** Renders in words what a sharing does. */
export function WhatHappens() {
  const { heading, steps, activity, never } = texts.happens;
  return (
    <section className="kfp-sharing-page__section">
      <Heading level={2} size={3}>
        {heading}
      </Heading>
      <Card className="kfp-section-card">
        <ol className="kfp-sharing-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{activity}</p>
        <p className="kfp-subdued">{never}</p>
      </Card>
    </section>
  );
}
