// Package idtoken verifies the ID tokens of a Dialtone server with Go's standard library.
package idtoken

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

const certificates = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
const clockSkew = time.Minute

var maxAge = regexp.MustCompile(`max-age=(\d+)`)

// Claims are the claims of an ID token that a back end needs.
type Claims struct {
	Issuer      string `json:"iss"`
	Audience    string `json:"aud"`
	Subject     string `json:"sub"`
	ExpiresAt   int64  `json:"exp"`
	IssuedAt    int64  `json:"iat"`
	SignedInAt  int64  `json:"auth_time"`
	PhoneNumber string `json:"phone_number"`
	Firebase    struct {
		Tenant string `json:"tenant"`
	} `json:"firebase"`
}

// Verifier verifies ID tokens of one project, or of one of its tenants.
type Verifier struct {
	Server, Project, Tenant, Issuer string
	// Pause is the shortest time between two fetches of the keys for unknown key IDs.
	Pause time.Duration

	mutex     sync.Mutex
	keys      map[string]crypto.PublicKey
	fetchedAt time.Time
	expiresAt time.Time
}

// New returns a verifier for the project's own users.
func New(server, project string) *Verifier {
	issuer := "https://securetoken.google.com/" + project
	return &Verifier{Server: server, Project: project, Issuer: issuer, Pause: 30 * time.Second}
}

// Verify returns the claims of a valid ID token, and an error for any other.
func (v *Verifier) Verify(token string) (*Claims, error) {
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return nil, errors.New("this is not a token")
	}
	var header struct{ Alg, Kid string }
	var claims Claims
	if err := decode(parts[0], &header); err != nil {
		return nil, err
	}
	signature, err := base64.RawURLEncoding.DecodeString(parts[2])
	if err != nil {
		return nil, err
	}
	key, err := v.key(header.Kid)
	if err != nil {
		return nil, err
	}
	digest := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if !isSigned(header.Alg, key, digest[:], signature) {
		return nil, errors.New("the signature is wrong")
	}
	if err := decode(parts[1], &claims); err != nil {
		return nil, err
	}
	return &claims, v.check(&claims, time.Now())
}

func (v *Verifier) check(claims *Claims, now time.Time) error {
	switch {
	case claims.Issuer != v.Issuer:
		return errors.New("the issuer is wrong")
	case claims.Audience != v.Project:
		return errors.New("the audience is wrong")
	case claims.Firebase.Tenant != v.Tenant:
		return errors.New("the tenant is wrong")
	case now.Unix() >= claims.ExpiresAt:
		return errors.New("the token has expired")
	case claims.IssuedAt > now.Add(clockSkew).Unix():
		return errors.New("the token is not valid yet")
	case claims.Subject == "":
		return errors.New("the token names no user")
	}
	return nil
}

// The key determines the algorithm, never the token.
func isSigned(alg string, key crypto.PublicKey, digest, signature []byte) bool {
	switch key := key.(type) {
	case *rsa.PublicKey:
		return alg == "RS256" && rsa.VerifyPKCS1v15(key, crypto.SHA256, digest, signature) == nil
	case *ecdsa.PublicKey:
		if alg != "ES256" || len(signature) != 64 {
			return false
		}
		r, s := new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])
		return ecdsa.Verify(key, digest, r, s)
	}
	return false
}

func (v *Verifier) key(kid string) (crypto.PublicKey, error) {
	v.mutex.Lock()
	defer v.mutex.Unlock()
	now := time.Now()
	_, isKnown := v.keys[kid]
	if !now.Before(v.expiresAt) || (!isKnown && now.Sub(v.fetchedAt) >= v.Pause) {
		if err := v.fetchKeys(now); err != nil {
			return nil, err
		}
	}
	if key, isKnown := v.keys[kid]; isKnown {
		return key, nil
	}
	return nil, errors.New("the key is unknown")
}

func (v *Verifier) fetchKeys(now time.Time) error {
	client := http.Client{Timeout: 10 * time.Second}
	answer, err := client.Get(v.Server + certificates)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("the keys cannot be fetched: %s", answer.Status)
	}
	var texts map[string]string
	if err := json.NewDecoder(answer.Body).Decode(&texts); err != nil {
		return err
	}
	keys := map[string]crypto.PublicKey{}
	for kid, text := range texts {
		block, _ := pem.Decode([]byte(text))
		if block == nil {
			return errors.New("a certificate cannot be read")
		}
		certificate, err := x509.ParseCertificate(block.Bytes)
		if err != nil {
			return err
		}
		keys[kid] = certificate.PublicKey
	}
	v.keys, v.fetchedAt, v.expiresAt = keys, now, now
	if age := maxAge.FindStringSubmatch(answer.Header.Get("Cache-Control")); age != nil {
		seconds, _ := strconv.Atoi(age[1])
		v.expiresAt = now.Add(time.Duration(seconds) * time.Second)
	}
	return nil
}

func decode(part string, value any) error {
	bytes, err := base64.RawURLEncoding.DecodeString(part)
	if err != nil {
		return err
	}
	return json.Unmarshal(bytes, value)
}
