import { BenefitList, SectionHeader, type Benefit } from '@forecourt/content';
import type { Workshop } from '@forecourt/domain';
import { workshopMessages } from '@forecourt/domain/messages';
import { ServicePrices, type ServicePricesProps } from '@forecourt/range';
import { ButtonLink, Container, Section, Stack, Text, type IconName } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

export interface WorkshopSectionsProps {
  /** Content about the workshop. @default nothing */
  workshop?: Pick<Workshop, 'inclusions' | 'ways' | 'price_note'> | null;
  /** Service prices by model, where a manufacturer has any. @default none */
  prices?: ServicePricesProps | null;
  /** Address for requesting a price. @example '#form' */
  askHref: string;
}

const ways = {
  'loan-car': ['car', 'workshop.loanCar'],
  shuttle: ['map-pin', 'workshop.shuttle'],
  collection: ['swap', 'workshop.collection'],
  wait: ['clock', 'workshop.wait'],
} as const satisfies Readonly<
  Record<Workshop['ways'][number]['way'], readonly [icon: IconName, title: keyof typeof workshopMessages]>
>;

/** Sections under a workshop's form: prices, inclusions, and getting around meanwhile. */
export function WorkshopSections({ workshop = null, prices = null, askHref }: WorkshopSectionsProps) {
  const say = useWords(workshopMessages);
  const included = workshop?.inclusions.map(({ name, text }): Benefit => ({ icon: 'check', title: name, text })) ?? [];
  const meanwhile = workshop?.ways.map(({ way, text }): Benefit => {
    const [icon, title] = ways[way];
    return { icon, title: say(title), text };
  });
  const note = workshop?.price_note ?? '';
  const hasPrices = (prices?.models.length ?? 0) > 0;
  return (
    <>
      {(hasPrices || note !== '') && (
        <Section>
          <Container>
            <SectionHeader id="prices" title={hasPrices && prices ? prices.name : say('workshop.whatItCosts')} />
            <Stack gap={2}>
              {prices && <ServicePrices {...prices} />}
              {note && <Text>{note}</Text>}
              <div>
                <ButtonLink href={askHref} variant="secondary">
                  {say('workshop.askForAQuote')}
                </ButtonLink>
              </div>
            </Stack>
          </Container>
        </Section>
      )}
      {included.length > 0 && (
        <Section tone="sunken">
          <Container>
            <SectionHeader id="included" title={say('workshop.inEveryService')} />
            <BenefitList benefits={included} label={say('workshop.inEveryService')} />
          </Container>
        </Section>
      )}
      {meanwhile && meanwhile.length > 0 && (
        <Section>
          <Container>
            <SectionHeader id="meanwhile" title={say('workshop.whileWeHaveIt')} />
            <BenefitList benefits={meanwhile} label={say('workshop.whileWeHaveIt')} />
          </Container>
        </Section>
      )}
    </>
  );
}
