import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { REFUSALS } from '../../common/refusals/refusal';

const REFUSAL_CODES = Object.keys(REFUSALS);

/** The format of every error (rule W2). */
export class ErrorDto {
  /** The HTTP status, for clients that only see the body. */
  @ApiProperty({ type: 'integer', example: 400 })
  statusCode: number;

  /**
   * One sentence for a person, in the language that the request's `Accept-Language` prefers: English or
   * Vietnamese.
   */
  @ApiProperty({ type: String, example: 'Enter valid Email.' })
  message: string;

  /** A stable code for clients, the same in every language; new codes may be added. */
  @ApiProperty({ enum: REFUSAL_CODES, enumName: 'RefusalCode', example: 'email.invalid' })
  code: string;

  /** The problem of each field (or cart line), by its name. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { email: 'Enter valid Email.' },
  })
  errors?: Record<string, string>;
}
