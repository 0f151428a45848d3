'use client';

import { Button, ButtonLink, Heading, SiteLink, Stack, Text, useSite } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { reservationsAnchor } from '../../model/accountLinks.ts';
import { SavedVehicles, type SavedVehicleEntry } from '../SavedVehicles/SavedVehicles.tsx';
import { EnquiryList, type GarageEnquiry } from './EnquiryList.tsx';
import * as styles from './Garage.css.ts';
import { GarageSection } from './GarageSection.tsx';
import { ReservationList, type GarageReservation } from './ReservationList.tsx';
import { SavedSearchList, type GarageSearch } from './SavedSearchList.tsx';

type Action = (data: FormData) => Promise<void>;

export interface GarageActions {
  /** Gets the vehicle's id as `car_id`. */
  removeVehicle: Action;
  /** Gets the search's id as `search_id`. */
  removeSearch: Action;
  signOut: Action;
  signOutEverywhere: Action;
}

export interface GaragePageProps {
  /** The visitor's phone number, formatted. @example '0412 345 678' */
  phone: string;
  /** The newest vehicles on the watchlist and their total number; null if they could not be loaded. */
  vehicles: { newest: readonly SavedVehicleEntry[]; count: number } | null;
  /** Null if they could not be loaded, as with the lists below. */
  reservations: readonly GarageReservation[] | null;
  /** Enquiries to the dealer, newest first. */
  enquiries: readonly GarageEnquiry[] | null;
  /** Saved searches, newest first. */
  searches: readonly GarageSearch[] | null;
  /** Server actions of the forms on the page. */
  actions: GarageActions;
  /** Page that asks for confirmation before everything is deleted. */
  deleteHref: string;
  /** Section with the valuations of trade-ins. */
  valuations?: ReactNode;
  /** Section with the contact details that forms store on this device. */
  details?: ReactNode;
}

/** Overview of everything that a signed-in visitor has with the dealer. Works without JavaScript. */
export function GaragePage(props: GaragePageProps) {
  const { phone, vehicles, reservations, enquiries, searches, actions, deleteHref, valuations, details } = props;
  const { paths, texts, flags } = useSite().site;
  const count = vehicles?.count ?? 0;
  return (
    <div className={styles.page}>
      <Stack gap={1}>
        <Heading level={1} size="heading">
          My garage
        </Heading>
        <Text tone="muted">Signed in with {phone}.</Text>
      </Stack>
      {flags.watchlist && (
        <GarageSection
          title={`Saved ${texts.vehicleNounPlural}`}
          hasFailed={vehicles === null}
          more={count > 0 && <SiteLink href={paths.watchlist}>See all {count} on your watchlist</SiteLink>}
        >
          <SavedVehicles entries={vehicles?.newest ?? []} remove={actions.removeVehicle} level={3} />
        </GarageSection>
      )}
      <GarageSection
        title="Reservations"
        id={reservationsAnchor}
        hasFailed={reservations === null}
        empty={
          reservations?.length === 0
            ? `Nothing reserved. A ${texts.vehicleNoun} that you put a deposit on is here until it is yours.`
            : null
        }
      >
        <ReservationList reservations={reservations ?? []} />
      </GarageSection>
      {valuations}
      <div className={styles.halves}>
        <GarageSection
          title="Enquiries"
          hasFailed={enquiries === null}
          empty={enquiries?.length === 0 ? 'No enquiries yet. What you ask us with this number is listed here.' : null}
        >
          <EnquiryList enquiries={enquiries ?? []} />
        </GarageSection>
        <GarageSection
          title="Saved searches"
          hasFailed={searches === null}
          empty={
            searches?.length === 0 ? (
              <Stack gap={2}>
                <Text>No saved searches yet. Narrow a search down and save it to come back to it.</Text>
                <div>
                  <ButtonLink href={paths.search} variant="secondary" icon="search">
                    Search {texts.vehicleNounPlural}
                  </ButtonLink>
                </div>
              </Stack>
            ) : null
          }
        >
          <SavedSearchList searches={searches ?? []} remove={actions.removeSearch} />
        </GarageSection>
      </div>
      <GarageSection title="Your details">
        <div className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.name}>Mobile</p>
            <p>{phone}</p>
          </div>
        </div>
        {details}
        <div className={styles.buttons}>
          <form action={actions.signOut}>
            <Button type="submit" variant="secondary" full>
              Sign out
            </Button>
          </form>
          <form action={actions.signOutEverywhere}>
            <Button type="submit" variant="quiet" full>
              Sign out everywhere
            </Button>
          </form>
          <div>
            <ButtonLink href={deleteHref} variant="quiet" full>
              Delete my data
            </ButtonLink>
          </div>
        </div>
        <Text size="small" tone="muted">
          Signing out everywhere is for every phone and computer with this number, such as one that you have lost.
        </Text>
      </GarageSection>
    </div>
  );
}
