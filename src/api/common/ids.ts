/** The made-up ids of all examples; the same as in the texts (src/data/facts/sample.yml). */
export const ids = {
  uuid: '6f1d2a94-3c58-4b07-9e21-8a4c5d7f0b13',
  cuid: '1b7e9c40-2f6a-4d83-b5c1-90e2a8d7f364',
  buid: 'd3f8a6b2-71c4-4e95-8b0d-5a2f9e64c710',
  duid: '94c0e7d5-8a13-4b6f-9d27-c1e5f3a08b46',
  msgid: '3e92b6f1-0d74-4c58-a9e3-7b15d8c40f62',
  reqid: 'a05d7c38-e6f9-4a12-8c4b-f2d91b637e50',
  infosrvid: '57b3f0e9-4c2d-4d61-b8a7-06e1c9d5a342',
  /** The built-in event "ready". */
  readyEvent: '00b2fcbe-f27f-437b-a0d5-91072d840ed3',
  /** "parcel_arrived", an event of the sample assistant. */
  ownEvent: 'c2a7d4e0-5b1f-4f0e-8a36-2d9b7c61e5f4',
  /** Id of the answer to a rating. */
  ratingResult: '0e6b4d92-5a37-4c1f-9b80-d2f7a1c36e45',
} as const;
