/** The contract as an OpenAPI 3.1 document, for backend teams: clients, mocks and tests can be made from it. */
import { isJson } from '../../src/api/call.ts';
import { FORM_HEADERS, JSON_HEADERS, SESSION_PARAMETERS } from '../../src/platform/address.ts';
import { CALLS, type ContractCall, type Method } from './calls.ts';
import type { Shape } from './shape.ts';
import { ANSWER_TYPES, type JsonSchema } from './types.ts';

const NULL = { type: 'null' };

const nameOfType = (name: string) => name.replaceAll(' ', '-');

/** Every field may be missing or null, and further fields are allowed. */
function schemaOf(shape: Shape, notes: ContractCall['notes']): JsonSchema {
  if (shape.kind === 'field') {
    const { name, json } = shape.type;
    return ANSWER_TYPES.includes(shape.type) ? { $ref: `#/components/schemas/${nameOfType(name)}` } : json;
  }
  if (shape.kind === 'constant') return { const: shape.value };
  if (shape.kind === 'list') return { type: 'array', items: schemaOf(shape.item, notes) };
  const properties = Object.entries(shape.fields).map(([name, field]) => [
    name,
    { ...(notes[name] !== undefined && { description: notes[name] }), ...orNull(schemaOf(field, notes)) },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** The types of fields allow null themselves. */
const orNull = (schema: JsonSchema): JsonSchema => ('$ref' in schema ? schema : { anyOf: [schema, NULL] });

/** The schema of a request's field. In forms and queries every value is text. */
const sentSchema = (shape: Shape, inJson: boolean): JsonSchema => {
  if (shape.kind === 'field' && (inJson || shape.type.name === 'file')) return shape.type.json;
  return shape.kind === 'constant' ? { const: shape.value } : { type: 'string' };
};

const headersOf = ({ path, isWrite }: ContractCall) => [
  'RequestedWith',
  ...(isWrite ? ['IdempotencyKey'] : []),
  ...(isJson(path) ? JSON_HEADERS : FORM_HEADERS).map((header) => `header-${header}`),
];

/** The answer of a success, and of each refusal that has a meaning of its own. */
function examplesOf({ example = {}, refusals }: ContractCall): JsonSchema {
  const success = { code: 0, message: 'success', data: example };
  if (refusals === undefined) return { example: success };
  const refused = Object.entries(refusals).map(([code, meaning]) => [
    `refused-${code}`,
    { summary: meaning, value: { code, message: meaning } },
  ]);
  return { examples: { success: { value: success }, ...Object.fromEntries(refused) } };
}

function operationOf(call: ContractCall, method: Method): JsonSchema {
  const { title, name, path, request, notes, shape, isImage, call: sent } = call;
  const inQuery =
    method === 'GET' ? Object.keys(request) : sent.body === undefined ? [] : Object.keys(sent.query ?? {});
  const inBody = Object.entries(request).filter(([field]) => !inQuery.includes(field));
  const isRequired = (field: string) => request[field]?.isOptional !== true;
  const isMultipart = Object.values(request).some((field) => field.kind === 'field' && field.type.name === 'file');
  const body = {
    type: 'object',
    required: inBody.map(([field]) => field).filter(isRequired),
    properties: Object.fromEntries(
      inBody.map(([field, each]) => [
        field,
        { ...(notes[field] !== undefined && { description: notes[field] }), ...sentSchema(each, isJson(path)) },
      ]),
    ),
  };
  const type = isMultipart
    ? 'multipart/form-data'
    : isJson(path)
      ? 'application/json'
      : 'application/x-www-form-urlencoded';
  const data = schemaOf(shape, notes);
  const success = isImage
    ? { description: 'The picture.', content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } }
    : {
        description: 'The envelope; `code` reads as 0 where the call succeeded, any other one is a refusal.',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Envelope' },
                { type: 'object', properties: { data: orNull(data) } },
              ],
            },
            ...examplesOf(call),
          },
        },
      };
  return {
    operationId: method === 'POST' && call.methods.length > 1 ? `${name}ByPost` : name,
    summary: title,
    parameters: [
      // The browser itself loads a picture, without headers of the app.
      ...(isImage ? [] : headersOf(call)).map((header) => ({ $ref: `#/components/parameters/${header}` })),
      { $ref: '#/components/parameters/Session' },
      ...inQuery
        .filter((field) => !SESSION_PARAMETERS.includes(field))
        .map((field) => ({
          name: field,
          in: 'query',
          required: isRequired(field),
          ...(notes[field] !== undefined && { description: notes[field] }),
          schema: { type: 'string' },
        })),
    ],
    ...(method === 'POST' && { requestBody: { required: inBody.length > 0, content: { [type]: { schema: body } } } }),
    responses: {
      200: success,
      401: { $ref: '#/components/responses/SessionLost' },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

export function openApiOf(version: string): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the borrower-facing app',
      version,
      description: 'Made by `npm run contract` from `src/contract`. CONTRACT.md says what the fields mean for the app.',
    },
    paths: Object.fromEntries(
      CALLS.map((call) => [
        `/began${call.path}`,
        Object.fromEntries(call.methods.map((method) => [method.toLowerCase(), operationOf(call, method)])),
      ]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(ANSWER_TYPES.map(({ name, json }) => [nameOfType(name), { anyOf: [json, NULL] }])),
        Envelope: {
          type: 'object',
          anyOf: [{ required: ['code'] }, { required: ['success'] }],
          properties: {
            code: { description: '0, "0" or "00" where the call succeeded', type: ['integer', 'string'] },
            success: { description: 'true where the call succeeded, of a backend that sends no code', type: 'boolean' },
            message: { description: 'shown to the borrower where the call was refused', type: ['string', 'null'] },
            data: {},
          },
        },
      },
      responses: {
        SessionLost: { description: 'The session is lost: the borrower logs in again.' },
        Failure: {
          description:
            'An envelope with a message is shown as it is; for anything else the app has messages of its own.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Envelope' },
              example: { code: 1001, message: 'Please enter the card number correctly' },
            },
          },
        },
      },
      parameters: {
        RequestedWith: { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Identifies one attempt. A request with a known key gets the first answer again.',
          schema: { type: 'string', format: 'uuid' },
        },
        ...Object.fromEntries(
          [...new Set([...FORM_HEADERS, ...JSON_HEADERS])].map((name) => [
            `header-${name}`,
            { name, in: 'header', description: 'of the address', schema: { type: 'string' } },
          ]),
        ),
        Session: {
          name: 'session',
          in: 'query',
          description: 'Each property is a parameter of its own; those that the address lacks are not sent.',
          style: 'form',
          explode: true,
          schema: {
            type: 'object',
            properties: Object.fromEntries(SESSION_PARAMETERS.map((name) => [name, { type: 'string' }])),
          },
        },
      },
    },
  };
}
